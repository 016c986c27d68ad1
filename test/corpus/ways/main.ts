// npm run corpus:ways -- FOLDER [--only PROBLEM[/ID]] [--every N] [--show]: in how many ways the right submissions of a corpus
// solve each problem, by structure and by normal form. Prints a row for each problem, and every form that a right and a
// wrong submission share. `--show` prints the forms.
import { parseArgs } from "node:util";
import { functionFingerprint } from "../../../src/core/fingerprint.js";
import { wayOf } from "../../../src/jobs/way.js";
import type { Language } from "../../../src/language/language.js";
import { submissionSide } from "../../../src/subject/names.js";
import { shownInSubmission } from "../../../src/subject/observe.js";
import { readAttempt } from "../../../src/subject/read.js";
import { both, openTestLanguage } from "../../language.js";
import { ASKED, askedTasks } from "../asked-tasks.js";
import { nameOf, type Task } from "../check/task.js";

type Found = {
  readonly task: Task;
  readonly structure: string;
  readonly form: string | undefined;
  readonly ms: number; // of the processor
};

const OPTIONS = { ...ASKED, show: { type: "boolean", default: false } } as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const asked = askedTasks("corpus:ways", positionals, values);
  if (asked === undefined) return 2;
  const language = await openTestLanguage();
  const found = asked.flatMap((task) => foundIn(language, task));
  if (values.show) for (const each of found) say(`${nameOf(each.task)} ${each.task.label}\n${each.form ?? "none"}\n`);
  return report(found);
}

function foundIn(language: Language, task: Task): readonly Found[] {
  const read = readAttempt(both(language), task.request);
  const [asked] = read.ok ? read.value.asked : [];
  if (!read.ok || asked === undefined) return [];
  const side = submissionSide(read.value, shownInSubmission(asked));
  if (side === undefined) return [];
  const structure = functionFingerprint(side.program, side.name, task.request.submission.name);
  const start = process.cpuUsage();
  const form = wayOf(read.value, asked);
  return [{ task, structure, form, ms: process.cpuUsage(start).user / 1000 }];
}

function report(all: readonly Found[]): number {
  const right = all.filter(({ task }) => task.label === "unrefuted");
  say("problem          right  structures  forms  without   median      mean       max");
  let sums: readonly number[] = [0, 0, 0, 0];
  for (const problem of new Set(right.map(({ task }) => task.problem))) {
    const own = right.filter(({ task }) => task.problem === problem);
    const counts = countsOf(own);
    sums = sums.map((sum, i) => sum + (counts[i] ?? 0));
    say(row(problem, counts, own));
  }
  say(row("all", sums, right));
  const wrong = all.filter(({ task, form }) => task.label === "wrong" && form !== undefined);
  const mixed = wrong.filter(({ task, form }) =>
    right.some((other) => other.task.problem === task.problem && other.form === form),
  );
  for (const { task } of mixed) say(`wrong, and of the form of a right one: ${nameOf(task)}`);
  return mixed.length === 0 ? 0 : 1;
}

function countsOf(own: readonly Found[]): readonly number[] {
  const forms = new Set(own.map(({ form, structure }) => form ?? structure));
  const structures = new Set(own.map(({ structure }) => structure));
  return [own.length, structures.size, forms.size, own.filter(({ form }) => form === undefined).length];
}

function row(name: string, counts: readonly number[], all: readonly Found[]): string {
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length);
  const shown = [times[Math.floor(times.length / 2)] ?? 0, mean, times.at(-1) ?? 0];
  return [
    name.padEnd(14),
    ...counts.map((count) => String(count).padStart(8)),
    ...shown.map((ms) => `${ms.toFixed(1)} ms`.padStart(9)),
  ].join(" ");
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
