// The first phase: each submission is checked alone, exactly as `check` does. Those that are
// the same up to names and layout are decided once.

import { absurd } from "../basis/absurd.js";
import { nth } from "../basis/known.js";
import type { Source } from "../core/span.js";
import type { DefinedAt } from "../jobs/defined-at.js";
import type { Fingerprinted, Fingerprints } from "../jobs/fingerprint.js";
import type { Ask, Job, JobKind, Lost, Rejected, Unfinished } from "../jobs/job.js";
import { noSolverIn } from "../jobs/not-decided.js";
import type { Diagnostic } from "../report/diagnostic.js";
import { decodeBytes } from "../report/display.js";
import type { NotChecked } from "../report/not-checked.js";
import type { NotRun, NoVerdict } from "../report/reason.js";
import { renderPlace } from "../report/render.js";
import type { FunctionVerdict, Limit, Verdict } from "../report/verdict.js";
import type { Assignment } from "./assignment.js";
import { namesFile } from "./places.js";
import { checkJob, exerciseOf, type Group } from "./plan.js";

/** What became of a submission, as far as one group of functions goes. */
export type Decision =
  | { readonly kind: "rejected"; readonly errors: readonly Diagnostic[] }
  | { readonly kind: "failed"; readonly why: NoVerdict }
  | {
      readonly kind: "decided";
      readonly structure: Fingerprints;
      /** The same for all that were decided at once. */
      readonly representative: Source;
      readonly answers: readonly JudgedFunction[];
      /** In the submission itself. */
      readonly unchecked: readonly NotChecked[];
      readonly places?: readonly DefinedAt[];
    };

/** The answer about a function, and which reference it was compared with. */
export type JudgedFunction = { readonly answer: FunctionVerdict; readonly reference: Source };

export type DecisionWatch = {
  readonly read: () => void;
  readonly toCheck: (count: number) => void;
  readonly checked: (answers: readonly JudgedFunction[]) => void;
};

export async function decideClass(
  assignment: Assignment,
  group: Group,
  programs: readonly Source[],
  ask: Ask,
  watch: DecisionWatch,
): Promise<ReadonlyMap<Source, Decision>> {
  const exercise = exerciseOf(assignment, group, nth(assignment.references, 0));
  const read = await Promise.all(
    programs.map(async (program) => {
      const ending = await ask({ kind: "fingerprint", request: { exercise, submission: program } });
      watch.read();
      return { program, ending };
    }),
  );
  const decisions = new Map<Source, Decision>();
  const own = new Map<Source, Own>();
  const alike = new Map<string, { readonly structure: Fingerprints; readonly programs: Source[] }>();
  for (const { program, ending } of read) {
    if (ending.kind !== "done") {
      decisions.set(program, failureOf(ending));
      continue;
    }
    const structure = ending.answer.fingerprints;
    own.set(program, ending.answer);
    const known = alike.get(structure.whole);
    if (known === undefined) alike.set(structure.whole, { structure, programs: [program] });
    else known.programs.push(program);
  }
  watch.toCheck(alike.size);
  await Promise.all(
    [...alike.values()].map(async (same) => {
      for (const [program, decision] of await decideAlike(assignment, group, same, ask))
        decisions.set(program, withOwn(decision, own.get(program)));
      const [first] = same.programs;
      const decision = first && decisions.get(first);
      watch.checked(decision?.kind === "decided" ? decision.answers : []);
    }),
  );
  return decisions;
}

/** The first in the order of their texts stands for all; what names a place in its file is looked at again in the others'. */
async function decideAlike(
  assignment: Assignment,
  group: Group,
  { structure, programs }: { readonly structure: Fingerprints; readonly programs: readonly Source[] },
  ask: Ask,
): Promise<readonly (readonly [Source, Decision])[]> {
  const [first, ...others] = [...programs].sort(inOrder) as [Source, ...Source[]];
  const decision = await decideOne(assignment, group, structure, first, ask);
  const isOwn = decision.kind === "decided" && decision.answers.some(({ answer }) => failsIn(answer, first));
  const rest = others.map(async (program): Promise<readonly [Source, Decision]> => {
    if (!isOwn) return [program, await withOwnPlaces(assignment, group, program, decision, ask)];
    const own = await decideOne(assignment, group, structure, program, ask);
    return [program, own.kind === "decided" ? { ...own, representative: first } : own];
  });
  return [[first, decision], ...(await Promise.all(rest))];
}

/** What fails when they are loaded fails in all of them, but each has it somewhere else. */
async function withOwnPlaces(
  assignment: Assignment,
  group: Group,
  program: Source,
  decision: Decision,
  ask: Ask,
): Promise<Decision> {
  if (decision.kind !== "decided" || decision.unchecked.length === 0) return decision;
  const exercise = exerciseOf(assignment, group, nth(assignment.references, 0));
  const ending = await ask({ kind: "load", request: { exercise, submission: program } });
  return { ...decision, unchecked: ending.kind === "done" ? ending.answer.failures : [] };
}

function isFailure({ kind }: NotChecked): boolean {
  return kind === "fails-when-loaded";
}

export function inOrder(a: Source, b: Source): number {
  return a.text < b.text ? -1 : a.text > b.text ? 1 : a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function failsIn({ verdict }: FunctionVerdict, program: Source): boolean {
  return verdict.kind === "differs" && namesFile(verdict.witness.got, program.name);
}

/** Against the references in turn, as long as some function does not agree. */
async function decideOne(
  assignment: Assignment,
  group: Group,
  structure: Fingerprints,
  program: Source,
  ask: Ask,
): Promise<Decision> {
  let best: readonly JudgedFunction[] = [];
  let unchecked: readonly NotChecked[] = [];
  for (const reference of assignment.references) {
    const ending = await ask(checkJob(assignment, group, reference, program));
    if (ending.kind !== "done") {
      if (best.length === 0) return failureOf(ending);
      continue; // what is known by another reference counts
    }
    const { answer: checked } = ending;
    best = checked.answers.map((answer, i) => nearer(best[i], { answer, reference }));
    unchecked = checked.unchecked.filter(isFailure);
    if (best.every(({ answer }) => isRight(answer))) break;
  }
  return { kind: "decided", structure, representative: program, answers: best, unchecked };
}

type Own = Pick<Fingerprinted, "unchecked" | "places">;

/** Places are in each submission's own text. */
function withOwn(decision: Decision, own: Own | undefined): Decision {
  if (decision.kind !== "decided" || own === undefined) return decision;
  return { ...decision, unchecked: [...own.unchecked, ...decision.unchecked], places: own.places ?? [] };
}

export function isFine({ verdict }: FunctionVerdict): boolean {
  return verdict.kind === "equal" || verdict.kind === "agrees" || verdict.kind === "agrees-so-far";
}

/** As far as anybody can tell. */
export function isRight({ verdict }: FunctionVerdict): boolean {
  return verdict.kind === "equal" || verdict.kind === "agrees";
}

/** Nothing was compared where nothing can be run, or all had to stop before: somebody has to look at it. */
export function earnsPoints(answer: FunctionVerdict): boolean {
  const { verdict, explored } = answer;
  const stopsAll = (kind: Limit["kind"]): boolean =>
    kind === "unsupported" ||
    kind === "memory" ||
    kind === "no-solver" ||
    kind === "broken-solver" ||
    (kind === "stopped" && explored.paths === 0);
  const isOpen =
    verdict.kind === "agrees-so-far" && verdict.upTo === 0 && verdict.limits.some(({ kind }) => stopsAll(kind));
  return isFine(answer) && !isOpen;
}

const NEARNESS: readonly Verdict["kind"][] = ["equal", "agrees", "agrees-so-far", "differs", "cannot-compare"];

/** What would be known with a solver that is not there may be nearer than anything. */
function nearer(known: JudgedFunction | undefined, other: JudgedFunction): JudgedFunction {
  if (known === undefined) return other;
  const rank = ({ answer: { verdict } }: JudgedFunction): number =>
    noSolverIn(verdict) === undefined ? NEARNESS.indexOf(verdict.kind) : -1;
  return rank(other) < rank(known) ? other : known;
}

/** Memory that ran out may have been used up by what came before: a new worker tries again. */
export function askingAgain(ask: Ask): Ask {
  return async <K extends JobKind>(job: Job<K>) => {
    const ending = await ask(job);
    return ending.kind === "unfinished" && ending.reason === "memory" ? ask(job) : ending;
  };
}

export function failureOf(
  ending: Rejected | Unfinished | Lost,
): Extract<Decision, { readonly kind: "rejected" | "failed" }> {
  switch (ending.kind) {
    case "rejected":
      return { kind: "rejected", errors: ending.errors };
    case "unfinished":
      return { kind: "failed", why: { kind: "unfinished", reason: ending.reason } };
    case "lost":
      return { kind: "failed", why: lossOf(ending) };
    default:
      return absurd(ending);
  }
}

function lossOf({ how, details }: Lost): NoVerdict {
  return how === "stopped" ? { kind: "stopped", by: details } : { kind: how, details };
}

/** Of a program that could not be asked about. */
export function whyNot(ending: Rejected | Unfinished | Lost, source: Source): NotRun {
  const failure = failureOf(ending);
  if (failure.kind === "failed") return failure;
  const [error] = failure.errors;
  const first = error && { place: renderPlace(error.at, [source]), title: decodeBytes(error.title) };
  return { kind: "rejected", first };
}
