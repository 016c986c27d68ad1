// npm run bench:prove-mutants -- FOLDER... [--every N]: mutants of right programs, each proved against what it was made of
// where that can be, and those that are proved looked at by `check` with ten times its budget. None may differ.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { neededBy } from "../../../src/core/needs.js";
import { printDef } from "../../../src/core/print.js";
import type { Source } from "../../../src/core/span.js";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import type { SearchTools } from "../../../src/jobs/tools.js";
import type { Language } from "../../../src/language/language.js";
import { nodeSolver } from "../../../src/node/solver.js";
import { equate } from "../../../src/questions/equate/equate.js";
import { statementOf } from "../../../src/questions/equate/statement.js";
import { askedPair } from "../../../src/subject/asked.js";
import type { Pair } from "../../../src/subject/pair.js";
import { readAttempt } from "../../../src/subject/read.js";
import { attemptOf } from "../../attempt.js";
import { both, openTestLanguage } from "../../language.js";
import { described, edited, editsOf } from "../../laws/edit-laws.js";
import { builtFolder } from "../../project-root.js";
import { readCorpus } from "../read.js";

const BUDGET = 2_000_000;

type Found = { readonly name: string; readonly function: string; readonly how: string; readonly terminates: boolean };

const { values, positionals } = parseArgs({
  options: { every: { type: "string", default: "1" } },
  allowPositionals: true,
});
const language = await openTestLanguage();
const sources = positionals.flatMap(sourcesIn);
const counts = { mutants: 0, asked: 0, proved: 0, equal: 0 };
const wrong: string[] = [];
for (const source of sources) {
  for (const edit of editsOf(language, source, Number(values.every)).edits) {
    const mutant = edited(source, [edit]);
    for (const found of provedFunctions(language, source, mutant, described(source, edit))) {
      const verdict = await judged(language, source, mutant, found.function);
      if (verdict === "differs")
        wrong.push(`${found.name} ${found.function}${found.terminates ? " (ends)" : ""}: ${found.how}`);
    }
  }
  process.stdout.write(`${source.name}: ${JSON.stringify(counts)}, ${wrong.length} wrong\n`);
}
for (const each of wrong) process.stdout.write(`proved, and differs: ${each}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** The references of a corpus, or the programs in a folder. */
function sourcesIn(folder: string): readonly Source[] {
  const corpus = readCorpus(folder);
  if (corpus !== undefined)
    return [...corpus.problems.values()].map(({ problem, reference }) => ({ name: `${problem}.ml`, text: reference }));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ml"))
    .sort()
    .map((file) => ({ name: file, text: readFileSync(join(folder, file), "latin1") }));
}

function provedFunctions(ours: Language, source: Source, mutant: Source, how: string): readonly Found[] {
  counts.mutants++;
  const read = readAttempt(both(ours), attemptOf(source.text, mutant.text));
  if (!read.ok) return [];
  return read.value.asked.flatMap((asked): Found[] => {
    const paired = askedPair(read.value, asked, () => false);
    if (!paired.ok || isUnchanged(paired.pair)) return [];
    counts.asked++;
    const found = equate(statementOf(paired.pair, read.value.exercise.exceptions));
    if (!found.proved) return [];
    counts.proved++;
    const { terminates } = found.certificate;
    if (terminates) counts.equal++;
    return [{ name: source.name, function: asked.shown, how, terminates }];
  });
}

/** The change is elsewhere in the program. */
function isUnchanged({ reference, submission }: Pair): boolean {
  const text = ({ program, name }: Pair["reference"]["side"]): string =>
    neededBy(program, name).map(printDef).join("\n");
  return text(reference.side) === text(submission.side);
}

async function judged(ours: Language, source: Source, mutant: Source, name: string): Promise<string> {
  const request = {
    ...attemptOf(source.text, mutant.text, { functions: [name] }),
    search: { ...USUAL_SEARCH, budget: BUDGET },
  };
  const tools: SearchTools = {
    solver: nodeSolver("embedded", builtFolder()),
    memoryIsLow: () => false,
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => performance.now(),
  };
  const checked = await checkPrograms(both(ours), request, tools);
  return checked.ok ? (checked.value.answers[0]?.verdict.kind ?? "nothing") : "rejected";
}
