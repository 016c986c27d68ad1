// What functions are worth, and what of that each gets. Who is right gets all. Who is wrong gets nothing, or the share
// that the assignment says, rounded down, and never all. What is not known is marked: somebody has to look at it.
import { absurd } from "../basis/absurd.js";
import type { Replayed } from "../jobs/replay.js";
import type { Credit, CreditShown, Review } from "../report/class-results.js";
import type { Incomparable, LoadFailure } from "../report/incomparable.js";
import type { FoundRepair } from "../report/repair.js";
import type { FunctionVerdict } from "../report/verdict.js";
import type { Assignment, Task } from "./assignment.js";
import { earnsPoints } from "./decide.js";
import type { Group } from "./plan.js";

/** A word that a repair loses or adds costs this part of the points. */
const WORDS_MAX = 20;

/** Undefined: an observer that calls the functions itself is compared in their place, for the points of all. */
function taskOf({ functions }: Assignment, name: string): Task | undefined {
  return functions.find((task) => task.name === name);
}

function together({ functions }: Assignment, group: Group): readonly Task[] {
  return functions.filter((task) => group.functions.includes(task.name));
}

/** The credit of a function, or of the first of those that are compared together. */
export function creditOf(assignment: Assignment, group: Group, name: string): Credit {
  return (taskOf(assignment, name) ?? together(assignment, group)[0])?.credit ?? assignment.credit;
}

/** `tests`: those of a function, by what they are worth. */
export function worthOf(
  assignment: Assignment,
  group: Group,
  names: readonly string[],
  name: string,
  tests: (name: string) => readonly (number | undefined)[],
): number {
  const own = taskOf(assignment, name);
  const single = (task: string, said: number | undefined): number => said ?? byTests(tests(task)) ?? 1;
  if (own !== undefined || assignment.functions.length === 0) return single(name, own?.points);
  return sumOf(together(assignment, group).map((task) => single(task.name, task.points))) / names.length;
}

/** Where any says what it is worth, the others are worth one. */
function byTests(worths: readonly (number | undefined)[]): number | undefined {
  return worths.every((worth) => worth === undefined) ? undefined : sumOf(worths.map((worth) => worth ?? 1));
}

/** Tenths of points add up as a teacher would add them. */
export function sumOf(points: readonly number[]): number {
  return Number(points.reduce((sum, each) => sum + each, 0).toFixed(6));
}

// ---- what a function gets ----

/** A test or an input with its weight, and what became of it. */
export type Trial = { readonly id: number; readonly weight: number; readonly result: Replayed };

/** What a search for a repair came to; `stopped`: it was lost, or ran out of something. */
export type RepairTrial = { readonly repair: FoundRepair | undefined; readonly stopped: boolean };

export type Judged = {
  readonly answer: FunctionVerdict;
  readonly worth: number;
  readonly credit: Credit;
  readonly tests: readonly Trial[];
  readonly inputs: readonly Trial[];
  readonly repair: RepairTrial | undefined;
};

export type Earned = { readonly points: number; readonly credit?: CreditShown; readonly review?: Review };

export function earnedBy(judged: Judged): Earned {
  const { answer, worth } = judged;
  switch (answer.verdict.kind) {
    case "cannot-compare":
      return { points: 0, ...(isOurs(answer.verdict.why) && { review: "not-compared" }) };
    case "differs":
      return earnedByWrong(judged);
    case "equal":
    case "agrees":
    case "agrees-so-far": {
      if (!earnsPoints(answer)) return { points: 0, review: "not-compared" };
      const review = answer.verdict.kind === "agrees-so-far" ? ({ review: "undecided" } as const) : {};
      return { points: worth, ...earnedByRight(judged), ...review };
    }
    default:
      return absurd(answer.verdict);
  }
}

/** With more time or memory, or more of the language, it may well be loaded. */
const OUR_LIMITS: ReadonlySet<LoadFailure["kind"]> = new Set(["needs-unsupported", "too-large", "does-not-finish"]);

/** That we cannot compare it says nothing of the student's program. */
function isOurs(why: Incomparable): boolean {
  switch (why.kind) {
    case "unsupported-inputs":
    case "endless-inputs":
    case "huge-inputs":
    case "in-functor":
    case "nothing-makes":
    case "observer-in-another-language":
    case "predicate-does-not-fit":
      return true;
    case "fails-when-loaded":
      return OUR_LIMITS.has(why.how.kind) || why.which === "reference";
    case "missing":
    case "not-a-function":
    case "ill-typed":
    case "observer-does-not-fit":
    case "other-type":
    case "other-fields":
    case "own-type":
    case "other-constructor-arguments":
    case "lacks-constructor":
    case "hides-type":
      return false;
    default:
      return absurd(why);
  }
}

/** A test may ask for more than the comparison does: an exception, where exceptions are not compared. */
function earnedByRight({ credit, worth, tests, inputs }: Judged): Partial<Earned> {
  if (credit === "inputs" && inputs.length > 0) return { credit: shownTrials("inputs", inputs, isNotWrong) };
  if (credit !== "tests" || tests.length === 0) return {};
  const failed = weightOf(tests.filter((trial) => !isNotWrong(trial)));
  return {
    points: failed === 0 ? worth : shareOf(worth, 1 - failed / weightOf(tests)),
    credit: shownTrials("tests", tests, isNotWrong),
  };
}

function earnedByWrong({ credit, worth, tests, inputs, repair }: Judged): Earned {
  switch (credit) {
    case "whole":
      return { points: 0 };
    case "tests":
      return earnedByTrials("tests", worth, tests);
    case "inputs":
      return earnedByTrials("inputs", worth, inputs);
    case "repair":
      return earnedByRepair(worth, repair);
    default:
      return absurd(credit);
  }
}

/** Who is right on all of them is wrong elsewhere, and loses what the lightest is worth. */
function earnedByTrials(by: "tests" | "inputs", worth: number, trials: readonly Trial[]): Earned {
  const all = weightOf(trials);
  if (all === 0) return { points: 0 };
  const passed = weightOf(trials.filter(isPassed));
  const lightest = Math.min(...trials.flatMap(({ weight }) => (weight > 0 ? [weight] : [])));
  const credit = shownTrials(by, trials, isPassed);
  const points = shareOf(worth, Math.min(passed, all - lightest) / all);
  return { points, credit, ...(credit.unknown > 0 && { review: "not-run" }) };
}

function earnedByRepair(worth: number, trial: RepairTrial | undefined): Earned {
  const { repair, stopped } = trial ?? { repair: undefined, stopped: true };
  const credit = { by: "repair", words: repair?.cost ?? null } as const;
  const share = repair === undefined ? 0 : 1 - Math.max(1, repair.cost) / WORDS_MAX;
  const isSure = repair === undefined ? !stopped : repair.minimised && repair.claim.kind !== "agrees-so-far";
  return { points: shareOf(worth, Math.max(0, share)), credit, ...(!isSure && { review: "repair" }) };
}

function isPassed({ result }: Trial): boolean {
  return result.kind === "agrees" || (result.kind === "differs" && result.rests === "integer-width");
}

function isNotWrong(trial: Trial): boolean {
  return trial.result.kind !== "differs" || isPassed(trial);
}

function weightOf(trials: readonly Trial[]): number {
  return sumOf(trials.map(({ weight }) => weight));
}

function shownTrials(by: "tests" | "inputs", trials: readonly Trial[], isGood: (trial: Trial) => boolean) {
  const bad = trials.filter((trial) => !isGood(trial));
  const wrong = bad.filter(({ result }) => result.kind === "differs");
  return {
    by,
    right: trials.length - bad.length,
    of: trials.length,
    unknown: bad.length - wrong.length,
    wrongOn: wrong.map(({ id }) => id),
    ...(new Set(trials.map(({ weight }) => weight)).size > 1 && {
      worth: { right: weightOf(trials.filter(isGood)), of: weightOf(trials) },
    }),
  } as const;
}

const HUNDREDTHS = 100;
/** What binary fractions add or lose; far below a hundredth. */
const NOISE = 1e-6;

/** Of somebody who does not get all: whole hundredths, rounded down. */
function shareOf(worth: number, share: number): number {
  const hundredths = Math.floor(worth * share * HUNDREDTHS + NOISE) / HUNDREDTHS;
  return hundredths < worth ? hundredths : Math.max(0, (Math.ceil(worth * HUNDREDTHS) - 1) / HUNDREDTHS);
}
