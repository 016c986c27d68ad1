// Repairs a program by its contract, and measures that: is it what was meant, is it proved, how large is everything.
import { type Expr, shownName } from "../../../src/core/expr.js";
import { boundIn, type Program } from "../../../src/core/program.js";
import type { Span } from "../../../src/core/span.js";
import { visit } from "../../../src/core/traverse.js";
import { bindingsOf } from "../../../src/eval/generate/analyse.js";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { repairContracts } from "../../../src/jobs/repair-contracts.js";
import { USUAL_REPAIR } from "../../../src/jobs/repair-request.js";
import { USUAL_TEST } from "../../../src/jobs/test-request.js";
import type { SearchTools } from "../../../src/jobs/tools.js";
import { sizeOf } from "../../../src/questions/repair/places.js";
import type { FoundContractRepair } from "../../../src/report/repair.js";
import { exerciseOfContracts } from "../../../src/subject/exercise.js";
import { readExercise } from "../../../src/subject/read.js";
import { both, openTestScala } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";

export type Bug = {
  readonly id: string;
  readonly kind: string;
  readonly function: string;
  readonly wrong: string;
  readonly fixed: string;
};

export type Measured = {
  readonly repairs: readonly FoundContractRepair[];
  readonly ms: number;
  /** Whether the first repair does what the intended program does: what `check` says of the two. */
  readonly intended: string | undefined;
  readonly sizes: Sizes;
};

/** Nodes of the syntax tree, as the paper counts them: the program, the function, what is replaced, what replaces it. */
export type Sizes = Readonly<Record<"program" | "function" | "before" | "after", number>>;

/** Of the processor: a safety net. */
const MS_MAX = 40_000;

export async function measured(bug: Bug): Promise<Measured> {
  const start = processorMs();
  const tools = toolsFrom(start);
  const language = await openTestScala();
  const source = sourceOf(bug.wrong);
  const exercise = exerciseOfContracts(source, undefined, [bug.function]);
  const done = await repairContracts(language, { ...USUAL_TEST, exercise, repair: USUAL_REPAIR }, tools);
  const ms = processorMs() - start;
  const repairs = done.ok ? (done.value.functions.find((each) => each.repairs.length > 0)?.repairs ?? []) : [];
  const [first] = repairs;
  return {
    repairs,
    ms,
    intended: first && (await isIntended(bug, first.text)),
    sizes: await sizesOf(bug, first),
  };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function toolsFrom(start: number): SearchTools {
  let asked = 0; // asking for the time takes time
  return {
    memoryIsLow: () => false,
    isCancelled: () => ++asked % 64 === 0 && processorMs() - start > MS_MAX,
    now: processorMs,
    solver: openTestSolver(),
    onProgress: () => undefined,
  };
}

const sourceOf = (text: string) => ({ name: "p.scala", text: Buffer.from(text, "utf8").toString("latin1") });

/** Compared with the intended program, as any submission. */
async function isIntended({ fixed, function: name }: Bug, text: string): Promise<string> {
  const exercise = { ...exerciseOfContracts(sourceOf(fixed), undefined, [name]), contracts: false };
  const request = { exercise, submission: { name: "p.scala", text }, search: USUAL_SEARCH };
  const checked = await checkPrograms(both(await openTestScala()), request, toolsFrom(processorMs()));
  return checked.ok ? (checked.value.answers[0]?.verdict.kind ?? "nothing") : "unreadable";
}

async function sizesOf(bug: Bug, found: FoundContractRepair | undefined): Promise<Sizes> {
  const [before, after] = [await programOf(bug.wrong, false), await programOf(found?.text ?? "", true)];
  const own = before?.defs
    .flatMap(bindingsOf)
    .find(({ name, bound }) => isNamed(shownName(name), bug) && bound.at.file === "p.scala");
  let shift = 0;
  const changes = (found?.edits ?? []).map(({ at, after: text }) => {
    const now = { ...at, start: at.start + shift, end: at.start + shift + text.length };
    shift += text.length - (at.end - at.start);
    return { before: sizeAt(before, at), after: sizeAt(after, now) };
  });
  return {
    program: before?.defs.flatMap(boundIn).reduce((sum, bound) => sum + sizeOf(bound), 0) ?? 0,
    function: own === undefined ? 0 : sizeOf(own.bound),
    before: changes.reduce((sum, each) => sum + each.before, 0),
    after: changes.reduce((sum, each) => sum + each.after, 0),
  };
}

function isNamed(shown: string, { function: name }: Bug): boolean {
  return shown === name || shown.endsWith(`.${name}`);
}

async function programOf(text: string, isBytes: boolean): Promise<Program | undefined> {
  const source = isBytes ? { name: "p.scala", text } : sourceOf(text);
  const read = readExercise(await openTestScala(), exerciseOfContracts(source, undefined, []));
  return read.ok ? read.value.reference.comparable : undefined;
}

/** Of the smallest expression that holds a piece of the text. */
function sizeAt(program: Program | undefined, at: Span): number {
  let smallest: Expr | undefined;
  for (const bound of program?.defs.flatMap(boundIn) ?? [])
    visit(bound, (e) => {
      const holds = e.written && e.at.file === at.file && e.at.start <= at.start && at.end <= e.at.end;
      if (holds && (smallest === undefined || e.at.end - e.at.start <= smallest.at.end - smallest.at.start))
        smallest = e;
      return true;
    });
  return smallest === undefined ? 0 : sizeOf(smallest);
}
