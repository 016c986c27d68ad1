// The question of `check`: is there an input on which a submission parts from its reference?
// Reference, then submission, on the same partial input, then the outcomes are compared; the
// explorer does the rest. A difference counts only with a witness that both were run on.

import type { Expr } from "../../core/expr.js";
import { neededBy } from "../../core/needs.js";
import { boundIn, type Program } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Value } from "../../core/value.js";
import { type Path, Search, type Searched } from "../../explore/search.js";
import { type Mutable, newWorld, unknownOf, type WorldSeen } from "../../explore/unknown.js";
import type { QuickSolver, Solver } from "../../smt/solver.js";
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import type { Inputs } from "../../subject/subject.js";
import type { Both } from "../../witness/both.js";
import { judgeByReference } from "../../witness/by-reference.js";
import { furtherArguments } from "../../witness/compare.js";
import { restsOnWidth } from "../../witness/width.js";
import type { CoreWitness, QuestionUnknowns } from "../../witness/witness.js";
import { newRandom } from "../drawing.js";
import { SOLVER_EFFORT } from "../exploring.js";
import { foundIn, leaveOutDrawn, newFindings, onFinishedPath, probe } from "./findings.js";
import { STEPS_AT_LEAST, STEPS_AT_MOST, STEPS_PER_BRANCH } from "./limits.js";
import { tryAtRandom } from "./random.js";
import { type CheckStep, stagesOf, wholeStage } from "./stages.js";
import { KNOBS, type Strategy, smallConstants } from "./strategy.js";
import { turnsOf } from "./turns.js";

export type RefuteSettings = {
  readonly exceptions: Policy;
  /** In steps; undefined: as much as the programs have branches. */
  readonly budget: number | undefined;
  /** The budget is for so many searches. */
  readonly shares: number;
  /** How many counterexamples of different kinds to look for. */
  readonly all: number;
  readonly strategy: Strategy;
  readonly seed: number;
};

export type RefuteTools = {
  readonly quick: QuickSolver;
  readonly solver: Solver;
  readonly isStopped: () => boolean;
  readonly onProgress: (paths: number, size: number) => void;
  /** Asked when some time was spent and nothing found: whether that there is nothing is known by other means. */
  readonly isDecided?: () => boolean;
  /** Sees every finished path, and the unknown arguments: for audits. */
  readonly onPath?: (path: Path<CheckStep>, args: readonly Value[]) => void;
};

export type Refutation = {
  /** Smallest first, each with another set of branches in the submission. */
  readonly witnesses: readonly CoreWitness<Both>[];
  /** The smallest difference that rests on the width of integers alone, where no other was found. */
  readonly byWidth: CoreWitness<Both> | undefined;
  /** How many paths it took to find a difference. */
  readonly foundAfter: number | undefined;
  /** How many paths agree, by the size of their input. */
  readonly agreeing: readonly number[];
  readonly searched: Searched;
  readonly seen: SeenInSearch;
};

/** What the claim has to mention. */
export type SeenInSearch = {
  /** Whether there was an input on which both were compared. */
  readonly tested: boolean;
  readonly arithmetic: boolean;
  /** Unknown integers were indices. */
  readonly index: boolean;
  readonly raised: boolean; // the reference, on some inputs
  readonly unfinished: boolean; // the reference
  readonly prints: boolean; // the submission, where the reference does not
  readonly printsOther: boolean; // it prints other text than the reference does, and that does not matter
  /** The lowest level at which the submission was too slow to tell, or at which running both did not show a difference. */
  readonly slowAt: number | undefined;
  /** The lowest level at which it needed more memory than there is. */
  readonly largeAt: number | undefined;
  readonly unconfirmedAt: number | undefined;
  /** The lowest level at which the two part for some of what they draw and nobody can foretell. */
  readonly drawnAt: number | undefined;
  /** The lowest level at which the two share unlike objects, and no write that we can make shows it. */
  readonly aliasedAt: number | undefined;
  /** Something that is not supported, and the lowest level at which one of the programs came to it. */
  readonly unsupported: { readonly what: string; readonly level: number } | undefined;
  readonly physical: boolean;
  /** Integers, which may stand for values of any type, were asked whether they are the same object. */
  readonly identity: boolean;
  /** They were asked of which kind they are. */
  readonly kind: boolean;
  readonly mutable: boolean;
  /** The lowest level of inputs with longer arrays than those that were tried. */
  readonly longArraysAt: number;
};

export async function refute(pair: Pair, settings: RefuteSettings, tools: RefuteTools): Promise<Refutation> {
  if (settings.strategy === "random") return refuteAtRandom(pair, settings, tools);
  const knobs = KNOBS[settings.strategy];
  const programs = [pair.reference.side.program, pair.submission.side.program];
  const world = newWorld(
    pair.reference.shapes,
    knobs.symbols ? new Map() : smallConstants(programs),
    pair.common !== undefined || computesInSeveralWidths(pair),
  );
  const mutable: Mutable[] = [];
  const { params, shapes } = pair.reference;
  const args = params.map((type) => unknownOf(world, type, mutable));
  const argument = furtherArguments(world);
  const unknowns: QuestionUnknowns = { args, further: argument.made, furtherTypes: argument.types };
  const findings = newFindings(pair, settings, unknowns);
  const usual = usualBudget(pair) / settings.shares;
  const budget = settings.budget === undefined ? usual : settings.budget / settings.shares;
  const branches: number[] = []; // taken in the submission
  const search = new Search<CheckStep>(
    world,
    {
      inputs: mutable,
      size: params.reduce((sum, type) => sum + shapes.least(type), 0),
      turns: turnsOf(knobs.order, budget, usual, () => findings.seen.tested && tools.isDecided?.() === true),
      quick: tools.quick,
      solver: tools.solver,
      solverEffort: SOLVER_EFFORT,
      isStopped: tools.isStopped,
      random: newRandom(settings.seed),
      branches,
      onPath: (path) => {
        tools.onPath?.(path, args);
        tools.onProgress(findings.paths + 1, path.level);
        return onFinishedPath(findings, path, settings.all > 1 ? kindOf(branches) : "");
      },
    },
    (run) => [
      ...(knobs.whole ? [wholeStage(run, args)] : []),
      ...stagesOf(pair, settings.exceptions, run, args, argument, branches),
    ],
  );
  const searched = await search.go();
  probe(findings, search.run);
  await leaveOutDrawn(findings, tools);
  const has = (what: WorldSeen): boolean => world.seen.has(what);
  return {
    ...foundIn(findings),
    searched,
    seen: {
      ...findings.seen,
      arithmetic: has("arithmetic") || has("width"),
      index: has("index"),
      physical: has("physical"),
      identity: has("identity") || !knobs.symbols, // values that were chosen before are asked without us
      kind: has("kind"),
      longArraysAt: world.longArraysAt,
      mutable: params.some(shapes.holdsMutable) || holdsMutable(pair.reference),
    },
  };
}

/** Something that cannot be looked into, and changes. */
function holdsMutable({ disguise }: Inputs): boolean {
  return disguise?.params.some((type) => disguise.standIns.holdsMutable(type)) ?? false;
}

/** What was not tried is not known: nothing is claimed. */
async function refuteAtRandom(pair: Pair, settings: RefuteSettings, tools: RefuteTools): Promise<Refutation> {
  const { exceptions, seed, budget, shares } = settings;
  const judge = judgeByReference(pair, exceptions, pair.reference.given);
  const { witness, runs, steps, stopped } = await tryAtRandom(pair, judge, {
    seed,
    budget: (budget ?? usualBudget(pair)) / shares,
    isStopped: tools.isStopped,
    onProgress: (tried) => tools.onProgress(tried, 0),
  });
  const byWidth = witness !== undefined && restsOnWidth(pair, exceptions, witness.input) ? witness : undefined;
  return {
    witnesses: witness === undefined || byWidth !== undefined ? [] : [witness],
    byWidth,
    foundAfter: witness === undefined ? undefined : runs,
    agreeing: [],
    searched: { covered: 0, parked: false, inexact: new Map(), stopped, paths: runs, runs, steps, solverCalls: 0 },
    seen: NOTHING_SEEN,
  };
}

export const NOTHING_SEEN: SeenInSearch = {
  tested: true, // what was tried at random claims nothing anyway
  arithmetic: false,
  index: false,
  raised: false,
  unfinished: false,
  prints: false,
  printsOther: false,
  slowAt: undefined,
  largeAt: undefined,
  unconfirmedAt: undefined,
  drawnAt: undefined,
  aliasedAt: undefined,
  unsupported: undefined,
  physical: false,
  identity: true,
  kind: false,
  mutable: false,
  longArraysAt: Number.POSITIVE_INFINITY,
};

/** What two computations of different widths have in common ends where the narrower one overflows. */
function computesInSeveralWidths({ reference, submission }: Pair): boolean {
  const widths = new Set<string>();
  for (const { side } of [reference, submission])
    for (const bound of neededBy(side.program, side.name).flatMap(boundIn))
      for (const width of widthsIn(bound)) widths.add(width);
  return widths.size > 1;
}

const widthsKnown = new WeakMap<Expr, ReadonlySet<string>>();

function widthsIn(bound: Expr): ReadonlySet<string> {
  const known = widthsKnown.get(bound);
  if (known !== undefined) return known;
  const found = new Set<string>();
  visit(bound, (e) => {
    const width = e.kind === "prim" ? /^(i32|i63|i64|native|big)\.(?:add|sub|mul|neg)$/.exec(e.op)?.[1] : undefined;
    if (width !== undefined) found.add(width);
    return true;
  });
  widthsKnown.set(bound, found);
  return found;
}

/** Which branches were taken. */
function kindOf(branches: readonly number[]): string {
  return branches.flatMap((taken, branch) => (taken === 1 ? [branch] : [])).join(" ");
}

/** Every branch deserves some work, but nobody waits for ever. */
export function usualBudget({ reference, submission }: Pair): number {
  const branches = branchCount(reference.side.program) + branchCount(submission.side.program);
  return Math.min(STEPS_PER_BRANCH * branches + STEPS_AT_LEAST, STEPS_AT_MOST);
}

/** Of what users wrote. */
function branchCount({ defs }: Program): number {
  let count = 0;
  for (const bound of defs.flatMap(boundIn)) {
    visit(bound, (e) => {
      if (e.written && (e.kind === "match" || e.kind === "try")) count += e.arms.length;
      if (e.written && e.kind === "if") count += 2;
      return true;
    });
  }
  return count;
}
