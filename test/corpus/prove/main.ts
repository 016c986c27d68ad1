// npm run corpus:prove -- FOLDER [--only PROBLEM[/ID]] [--every N] [--trace]: how many submissions of a corpus are proved to be
// what their references are. Prints a row for each problem, and every wrong submission that was proved. "wraps" counts the
// proofs that say nothing about overflow; "checker" is what its part of the mean is.
import { parseArgs } from "node:util";
import type { Language } from "../../../src/language/language.js";
import { type Equated, equate } from "../../../src/questions/equate/equate.js";
import { statementOf } from "../../../src/questions/equate/statement.js";
import { computes } from "../../../src/questions/equate/width.js";
import { askedPair } from "../../../src/subject/asked.js";
import { readAttempt } from "../../../src/subject/read.js";
import { both, openTestLanguage } from "../../language.js";
import { ASKED, askedTasks } from "../asked-tasks.js";
import { nameOf, type Task } from "../check/task.js";

/** `wraps`: nothing is said about overflow. */
type Proved = {
  readonly task: Task;
  readonly found: Equated;
  readonly wraps: boolean;
  readonly ms: number;
  readonly checkerMs: number; // of that, for what was proved and for what the checker refused
};

const OPTIONS = { ...ASKED, trace: { type: "boolean", default: false } } as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const asked = askedTasks("corpus:prove", positionals, values);
  if (asked === undefined) return 2;
  const language = await openTestLanguage();
  const proved = asked.flatMap((task) => provedTask(language, task, values.trace));
  return report(proved);
}

/** Nothing where the two cannot be compared. */
function provedTask(language: Language, task: Task, trace: boolean): readonly Proved[] {
  const read = readAttempt(both(language), task.request);
  const [asked] = read.ok ? read.value.asked : [];
  if (!read.ok || asked === undefined) return [];
  const paired = askedPair(read.value, asked, () => false);
  if (!paired.ok) return [];
  const start = performance.now();
  const statement = statementOf(paired.pair, read.value.exercise.exceptions);
  let checkerMs = 0;
  const found = equate(statement, trace, (check) => {
    const from = performance.now();
    const checked = check();
    checkerMs += performance.now() - from;
    return checked;
  });
  const ms = performance.now() - start;
  if (trace) say(found.log.join("\n"));
  const wraps = found.proved && (found.certificate.integers === "machine" || !computes(statement));
  return [{ task, found, wraps, ms, checkerMs }];
}

function report(all: readonly Proved[]): number {
  const wrong = all.filter(({ task, found }) => task.label === "wrong" && found.proved);
  const right = all.filter(({ task }) => task.label !== "wrong");
  say("problem          equal  wherever     open    wraps    median      mean      95 %   checker");
  for (const problem of new Set(right.map(({ task }) => task.problem)))
    say(
      row(
        problem,
        right.filter(({ task }) => task.problem === problem),
      ),
    );
  say(row("all", right));
  for (const { task } of wrong) say(`proved, and wrong: ${nameOf(task)}`);
  return wrong.length === 0 ? 0 : 1;
}

function row(name: string, all: readonly Proved[]): string {
  const equal = all.filter(({ found }) => found.proved && found.certificate.terminates).length;
  const open = all.filter(({ found }) => !found.proved).length;
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const mean = (times: readonly number[]): number => times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length);
  const checker = mean(all.map(({ checkerMs }) => checkerMs));
  const shown = [at(0.5), mean(times), at(0.95)].map((ms) => `${ms.toFixed(0)} ms`.padStart(9));
  const wraps = all.filter((each) => each.wraps).length;
  const counts = [equal, all.length - equal - open, open, wraps].map((count) => String(count).padStart(8));
  return [name.padEnd(14), ...counts, ...shown, `${checker.toFixed(1)} ms`.padStart(9)].join(" ");
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
