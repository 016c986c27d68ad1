// npm run bench:way-mutants -- FOLDER... [--every N] [--submissions N]: mutants of right programs that have the normal form of
// what they were made of, but another structure, looked at by `check`. None may differ. With `--submissions`, also of every
// Nth right submission of a corpus.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { functionFingerprint } from "../../../src/core/fingerprint.js";
import type { Source } from "../../../src/core/span.js";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import type { SearchTools } from "../../../src/jobs/tools.js";
import { wayOf } from "../../../src/jobs/way.js";
import { nodeSolver } from "../../../src/node/solver.js";
import { submissionSide } from "../../../src/subject/names.js";
import { readAttempt } from "../../../src/subject/read.js";
import { attemptOf } from "../../attempt.js";
import { both, openTestLanguage } from "../../language.js";
import { described, edited, editsOf } from "../../laws/edit-laws.js";
import { readCorpus } from "../read.js";

const { values, positionals } = parseArgs({
  options: { every: { type: "string", default: "1" }, submissions: { type: "string", default: "0" } },
  allowPositionals: true,
});
const language = await openTestLanguage();
const counts = { mutants: 0, functions: 0, alike: 0 };
const wrong: string[] = [];
for (const source of positionals.flatMap(sourcesIn)) {
  const own = formsOf(source.text);
  for (const edit of editsOf(language, source, Number(values.every)).edits) {
    const mutant = edited(source, [edit]);
    counts.mutants++;
    for (const [name, { form, structure }] of formsOf(mutant.text)) {
      const original = own.get(name);
      if (original === undefined || original.structure === structure) continue;
      counts.functions++;
      if (original.form !== form) continue;
      counts.alike++;
      const verdict = await judged(source.text, mutant.text, name);
      if (verdict === "differs") wrong.push(`${source.name} ${name}: ${described(source, edit)}`);
    }
  }
  process.stdout.write(`${source.name}: ${JSON.stringify(counts)}, ${wrong.length} wrong\n`);
}
for (const each of wrong) process.stdout.write(`of the same form, and differs: ${each}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** The references of a corpus, or the programs in a folder. */
function sourcesIn(folder: string): readonly Source[] {
  const corpus = readCorpus(folder);
  if (corpus !== undefined) {
    const every = Number(values.submissions);
    const right = corpus.submissions.filter(({ label }) => label === "unrefuted");
    const some = every === 0 ? [] : right.filter((_, i) => i % every === 0);
    return [
      ...[...corpus.problems.values()].map(({ problem, reference }) => ({ name: `${problem}.ml`, text: reference })),
      ...some.map(({ problem, id, source }) => ({ name: `${problem}-${id}.ml`, text: source })),
    ];
  }
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ml"))
    .sort()
    .map((file) => ({ name: file, text: readFileSync(join(folder, file), "latin1") }));
}

type Formed = { readonly form: string; readonly structure: string };

/** By the names of the functions that have one. */
function formsOf(text: string): ReadonlyMap<string, Formed> {
  const read = readAttempt(both(language), attemptOf(text, text));
  if (!read.ok) return new Map();
  return new Map(
    read.value.asked.flatMap((asked) => {
      const form = wayOf(read.value, asked);
      const side = submissionSide(read.value, asked.shown);
      if (form === undefined || side === undefined) return [];
      const structure = functionFingerprint(side.program, side.name, "submission.ml");
      return [[asked.shown, { form, structure }] as const];
    }),
  );
}

async function judged(reference: string, submission: string, name: string): Promise<string> {
  const request = { ...attemptOf(reference, submission, { functions: [name] }), search: USUAL_SEARCH };
  const tools: SearchTools = {
    solver: nodeSolver("embedded"),
    memoryIsLow: () => false,
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => performance.now(),
  };
  const checked = await checkPrograms(both(language), request, tools);
  return checked.ok ? (checked.value.answers[0]?.verdict.kind ?? "nothing") : "rejected";
}
