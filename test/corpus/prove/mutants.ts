// npm run bench:prove-mutants -- FOLDER... [--every N] [--seed N] [--from N] [--to N] [--own]: mutants of right programs, each
// held against the reference (with --own against what it was made of). Those that are proved are judged by `check` with ten
// times its budget, by running both on enumerated inputs, and by the real OCaml. None may differ, and none may go on for
// ever where the reference ends.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { neededBy } from "../../../src/core/needs.js";
import { printDef } from "../../../src/core/print.js";
import type { Source } from "../../../src/core/span.js";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import type { SearchTools } from "../../../src/jobs/tools.js";
import type { Edit } from "../../../src/language/facts.js";
import { nodeSolver } from "../../../src/node/solver.js";
import { equate } from "../../../src/questions/equate/equate.js";
import { statementOf } from "../../../src/questions/equate/statement.js";
import { refute } from "../../../src/questions/refute/refute.js";
import type { Verdict } from "../../../src/report/verdict.js";
import { quickSolve } from "../../../src/smt/quick/quick-solve.js";
import { askedPair } from "../../../src/subject/asked.js";
import type { Attempt, Exercise } from "../../../src/subject/exercise.js";
import type { Pair } from "../../../src/subject/pair.js";
import { readAttempt } from "../../../src/subject/read.js";
import { vanishesWithoutBounds } from "../../../src/witness/width.js";
import { attemptOf } from "../../attempt.js";
import { both, openTestLanguage } from "../../language.js";
import { described, edited, editsOf } from "../../laws/edit-laws.js";
import { auditLeaves } from "../audit/functions.js";
import { openTestGrammar } from "../check/grammar.js";
import { readCorpus } from "../read.js";
import { runEnumerated } from "./enumerated.js";
import { loopingEdits } from "./looping.js";
import { type RealPair, realDifferences } from "./real.js";

const BUDGET = 2_000_000;
const INPUTS_MAX = 2_000;
const REAL_INPUTS = 60;
const BATCH = 40;

type Origin = {
  readonly name: string;
  readonly reference: Source;
  readonly right: Source;
  readonly more: Partial<Exercise>;
};

type Proved = {
  readonly attempt: Attempt;
  readonly function: string;
  readonly name: string;
  /** As long as no integer overflows. */
  readonly unbounded: boolean;
};

const { values, positionals } = parseArgs({
  options: {
    every: { type: "string", default: "1" },
    seed: { type: "string", default: "0" },
    from: { type: "string", default: "0" },
    to: { type: "string", default: "1000000" },
    own: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const language = await openTestLanguage();
const leaves = auditLeaves(await openTestGrammar());
const counts = { mutants: 0, loaded: 0, asked: 0, equal: 0, wherever: 0, checked: 0, overflow: 0, ran: 0, real: 0 };
const wrong: string[] = [];
let waiting: RealPair[] = [];

const origins = positionals.flatMap(originsIn);
for (const [i, origin] of origins.entries()) {
  if (i < Number(values.from) || i >= Number(values.to)) continue;
  for (const edit of sampled(editsIn(origin.right), i)) await tryMutant(origin, edit);
  process.stdout.write(`${i} ${origin.name}: ${JSON.stringify(counts)}, ${wrong.length} false\n`);
}
askReal();
for (const each of wrong) process.stdout.write(`proved, and differs: ${each}\n`);
const { mutants, loaded, asked, equal, wherever, checked, overflow, ran, real } = counts;
process.stdout.write(
  `${mutants} mutants, ${loaded} load, ${asked} asked, ${equal} proved equal, ${wherever} wherever, ${wrong.length} false; ` +
    `of the proved ${checked} judged by check (${overflow} differ where an integer overflows, as their proofs say), ` +
    `${ran} by running, ${real} by OCaml\n`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** References and right submissions of a corpus, or the programs in a folder. */
function originsIn(folder: string): readonly Origin[] {
  const corpus = readCorpus(folder);
  if (corpus === undefined)
    return readdirSync(folder)
      .filter((file) => file.endsWith(".ml"))
      .sort()
      .map((file) => {
        const right = { name: file, text: readFileSync(join(folder, file), "latin1") };
        return { name: file, reference: right, right, more: {} };
      });
  return corpus.submissions
    .filter(({ label }) => label === "reference" || label === "unrefuted")
    .flatMap(({ problem: name, id, source }): Origin[] => {
      const problem = corpus.problems.get(name);
      if (problem === undefined) return [];
      const observer = problem.observer;
      const observe = observer && {
        source: { name: "observer.ml", text: observer.source },
        function: observer.function,
      };
      const right = { name: `${name}-${id}.ml`, text: source };
      const reference = values.own ? right : { name: `${name}.ml`, text: problem.reference };
      return [{ name: `${name}/${id}`, reference, right, more: { observe, functions: [problem.function] } }];
    });
}

function editsIn(source: Source): readonly Edit[] {
  const read = language.read([source], []);
  if (!read.ok) return [];
  return [...editsOf(language, source).edits, ...loopingEdits(read.value.program, read.value.facts)];
}

/** Some of them, other ones for another seed. */
function sampled(edits: readonly Edit[], origin: number): readonly Edit[] {
  return edits.filter((_, i) => (origin * 7919 + i * 31 + Number(values.seed)) % Number(values.every) === 0);
}

async function tryMutant(origin: Origin, edit: Edit): Promise<void> {
  counts.mutants++;
  const mutant = edited(origin.right, [edit]);
  const attempt: Attempt = {
    ...attemptOf(origin.reference.text, mutant.text, origin.more),
    submission: { name: "mutant.ml", text: mutant.text },
  };
  for (const found of provedIn(attempt, `${origin.name} ${described(origin.right, edit)}`)) await judge(found);
}

function provedIn(attempt: Attempt, name: string): readonly Proved[] {
  const read = readAttempt(both(language), attempt);
  if (!read.ok) return [];
  counts.loaded++;
  return read.value.asked.flatMap((asked): Proved[] => {
    const paired = askedPair(read.value, asked, () => false);
    if (!paired.ok || isUnchanged(paired.pair)) return [];
    counts.asked++;
    const found = equate(statementOf(paired.pair, read.value.exercise.exceptions));
    if (!found.proved) return [];
    if (found.certificate.terminates) counts.equal++;
    else counts.wherever++;
    const unbounded = found.certificate.integers === "unbounded";
    return [{ attempt, function: asked.shown, name, unbounded }];
  });
}

/** The change is elsewhere in the program. */
function isUnchanged({ reference, submission }: Pair): boolean {
  const text = ({ program, name }: Pair["reference"]["side"]): string =>
    neededBy(program, name).map(printDef).join("\n");
  return text(reference.side) === text(submission.side);
}

async function judge(proved: Proved): Promise<void> {
  const { attempt, function: wanted, name } = proved;
  const { reference, observe } = attempt.exercise;
  const after = observe?.source === undefined ? [] : [observe.source];
  const sources = [[reference, ...after] as const, [attempt.submission, ...after] as const] as const;
  const asked = observe?.function ?? wanted;
  const ran = runEnumerated(language, leaves, sources, asked, INPUTS_MAX);
  if (ran !== undefined) counts.ran++;
  if (ran?.difference !== undefined) wrong.push(`${name} ${wanted} on ${ran.difference}`);
  if (ran !== undefined) {
    const [one, other] = sources.map((all) => all.map(({ text }) => text).join("\n"));
    waiting.push({
      name,
      reference: one ?? "",
      submission: other ?? "",
      function: asked,
      calls: spread(ran.calls, REAL_INPUTS).filter((call) => !call.includes("<fun>")),
    });
    if (waiting.length >= BATCH) askReal();
  }
  const verdict = await checked10(attempt, wanted);
  counts.checked++;
  if (verdict?.kind !== "differs") return;
  // What is proved as long as no integer overflows may differ where one does.
  if (proved.unbounded && (await isByOverflow(proved))) counts.overflow++;
  else wrong.push(`${name} ${wanted} by check`);
}

/** So many of them, from the first to the last. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)] as T);
}

function askReal(): void {
  counts.real += waiting.length;
  for (const each of realDifferences(waiting)) wrong.push(`${each} in OCaml`);
  waiting = [];
}

async function checked10(attempt: Attempt, name: string): Promise<Verdict | undefined> {
  const request = {
    ...attempt,
    exercise: { ...attempt.exercise, functions: [name] },
    search: { ...USUAL_SEARCH, budget: BUDGET },
  };
  const tools: SearchTools = {
    solver: nodeSolver("embedded"),
    memoryIsLow: () => false,
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => performance.now(),
  };
  const answer = await checkPrograms(both(language), request, tools);
  return answer.ok ? answer.value.answers[0]?.verdict : undefined;
}

/** Whether what is found vanishes where integers have no bounds. */
async function isByOverflow({ attempt, function: name }: Proved): Promise<boolean> {
  const read = readAttempt(both(language), attempt);
  const asked = read.ok ? read.value.asked.find(({ shown }) => shown === name) : undefined;
  const paired = read.ok && asked !== undefined ? askedPair(read.value, asked, () => false) : undefined;
  if (!read.ok || !paired?.ok) return false;
  const { exceptions } = read.value.exercise;
  const found = await refute(
    paired.pair,
    { exceptions, budget: BUDGET, shares: 1, all: 1, strategy: "explore", seed: 1 },
    {
      quick: quickSolve,
      solver: nodeSolver("embedded"),
      isStopped: () => false,
      onProgress: () => undefined,
    },
  );
  const [witness] = found.witnesses;
  return witness !== undefined && vanishesWithoutBounds(paired.pair, exceptions, witness.input);
}
