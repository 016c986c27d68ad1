// What grading a class came to: the data of results.json, from which every report is made.
// Nothing in it depends on the order of the submissions, the number of workers or a clock.
import type { Counterexample, Explored, FunctionAnswer, Problem, RunResult, Unchecked } from "./answer.js";
import type { NotHandedIn } from "./not-handed-in.js";
import type { NoVerdict } from "./reason.js";

export const RESULTS_VERSION = 1;

export type ClassResults = {
  readonly format: "elenchus-grade";
  readonly version: typeof RESULTS_VERSION;
  readonly elenchus: string; // the version that wrote this
  readonly assignment: AssignmentSummary;
  /** What the teacher should know first. */
  readonly notices: readonly Notice[];
  readonly summary: ClassSummary;
  readonly submissions: readonly SubmissionResult[]; // by student
  readonly mistakes: readonly Mistake[]; // the most frequent first
  readonly repairs?: readonly RepairGroup[]; // with hints; the most frequent first
  readonly solutions: readonly Solution[]; // the most frequent first
  readonly ways: readonly Way[]; // the most frequent first
  readonly inputs: readonly PooledInput[]; // by function, then from small to large
  readonly creditInputs?: readonly CreditInput[]; // those that points are given for, where any are
  readonly tests: TestScores | null; // null: the assignment has none
  readonly covering: readonly CoveringInputs[]; // by function
};

export type AssignmentSummary = {
  readonly name: string;
  readonly references: readonly string[]; // files
  readonly functions: readonly { readonly name: string; readonly points: number; readonly credit?: Credit }[];
  readonly exceptions: "undefined" | "same";
  readonly reveal: Reveal;
};

/** What a wrong function gets: nothing, or a share by tests that it passes, by inputs that it is right on, or by how small a repair is. */
export const CREDITS = ["whole", "tests", "inputs", "repair"] as const;
export type Credit = (typeof CREDITS)[number];

/** How much students are told: the input and both outcomes, the input, how and on how large an input it goes wrong, or the verdict. */
export type Reveal = (typeof REVEALS)[number];
export const REVEALS = ["full", "input", "hint", "verdict"] as const;

export type Notice = {
  readonly kind:
    | "references-differ"
    | "test-contradicts-reference"
    | "test-unusable"
    | "not-checked"
    | "skipped-file"
    | "other";
  readonly text: string;
};

export type ClassSummary = { readonly submissions: number } & { readonly [S in Status]: number };

/**
 * right: every function agrees. undecided: nothing wrong was found, but less is claimed than up to a size. wrong: some
 * function differs. incomparable: a function is missing or has another type. rejected: cannot be read, or is no program.
 * failed: the submission took down the worker, or all its memory or time.
 */
export type Status = (typeof STATUSES)[number];
export const STATUSES = ["right", "undecided", "wrong", "incomparable", "rejected", "failed"] as const;

export type SubmissionResult = {
  readonly id: string; // the student's name, with a number where two share it
  readonly student: string;
  readonly participant: string | null; // the number by which the course system knows the student, if its export tells
  readonly file: string | null; // as it was given: hw1/ann/sum.ml, class.zip/ann/sum.ml
  readonly older?: readonly string[]; // files of the student that are older versions, and do not count
  readonly source: string | null; // null: could not be read
  readonly status: Status;
  readonly proved: boolean; // right, and every function is equal to the reference's by a proof
  readonly points: number;
  readonly outOf: number;
  readonly functions: readonly FunctionResult[]; // empty when rejected or failed
  readonly problems: readonly Problem[]; // why it was rejected
  readonly unchecked: readonly Unchecked[]; // definitions that use what is not supported
  readonly failure: string | null; // what happened, in words
  readonly failureReason: NoVerdict | NotHandedIn | null; // the same as data
  /** Another submission that is the same up to names and layout: both were decided at once. */
  readonly sameAs: string | null;
};

/** What points of a function rest on, where there is more than all or none. */
export type CreditShown =
  | {
      readonly by: "tests" | "inputs";
      readonly right: number;
      readonly of: number;
      readonly unknown: number; // of those that are not right: could not be run
      readonly wrongOn: readonly number[]; // ids
      readonly worth?: { readonly right: number; readonly of: number }; // of tests that do not all count the same
    }
  /** Words of the text that the smallest repair loses or adds; null: none was found that keeps the student's program. */
  | { readonly by: "repair"; readonly words: number | null };

/**
 * Why somebody should look at points. undecided: all points, though less is claimed than agreement up to a size.
 * not-compared: no points, since nothing could be compared. not-run: some tests or inputs could not be run, and count as
 * not passed. repair: there may be a smaller repair, or the search was stopped.
 */
export type Review = "undecided" | "not-compared" | "not-run" | "repair";

/** What to start, what to enter at its prompt to load the file where that takes something, and what to enter then. */
export type Reproduction = { readonly start: string; readonly load?: string; readonly enter: string };

export type FunctionResult = {
  readonly points: number;
  readonly outOf: number;
  readonly branch?: string; // of a difference: which case the input takes in the submission, in words
  readonly credit?: CreditShown;
  readonly review?: Review; // somebody should look at the points
  /** What the submission calls it, where that is something else; several where an observer that calls them stands for them. */
  readonly ownFunctions?: readonly string[];
  readonly observer?: string; // that one
  readonly reproduce?: Reproduction; // how to see a difference for oneself, where the call is all that it takes
  readonly reference: string; // the file it was compared with: of several, the one that it is nearest to
  /** Not found by looking at this submission alone, but on a counterexample of another (class), or on an input that points are given for. */
  readonly foundBy: "itself" | "class" | "inputs" | null;
  readonly mistake: number | null; // id
  readonly solution: number | null; // id
  readonly way: number | null; // id
  readonly failedTests: readonly number[]; // ids
} & WithoutTimes<FunctionAnswer>;

/** Real time is no result. */
type WithoutTimes<T> = T extends { readonly explored: Explored }
  ? Omit<T, "explored"> & { readonly explored: Omit<Explored, "ms"> }
  : never;

/** Wrong functions of the same behaviour on every input that caught somebody. */
export type Mistake = {
  readonly id: number; // from 1, in order
  readonly function: string;
  readonly submissions: readonly string[]; // ids
  readonly witness: Counterexample; // the smallest
  /** On which inputs it goes wrong, and how. */
  readonly behaviour: readonly { readonly input: number; readonly got: RunResult }[];
  /** The inputs that some of them could not be run on, if any: they are neither right nor wrong there. */
  readonly notRun?: readonly number[];
  /** The same submissions, those of the same structure together; the largest group first. */
  readonly shapes: readonly (readonly string[])[];
};

/** Wrong functions that the same change makes right, up to names. */
export type RepairGroup = {
  readonly id: number; // from 1, in order
  readonly function: string;
  readonly submissions: readonly string[]; // ids
  readonly text: string; // the kind of change, in words
  readonly patch: string; // of the first of them
};

/** Right functions of the same structure, up to names and layout. */
export type Solution = { readonly id: number; readonly function: string; readonly submissions: readonly string[] };

/** Right functions that are the same decision tree, whatever their helpers, matches and conditions look like. */
export type Way = {
  readonly id: number;
  readonly function: string;
  readonly submissions: readonly string[];
  readonly solutions: readonly number[]; // ids: the structures of these submissions, the most frequent first
  readonly example: string; // the submission with the shortest program
};

/** An input that is some submission's counterexample. */
export type PooledInput = {
  readonly id: number;
  readonly function: string;
  readonly call: string;
  readonly observed: string | null;
  readonly size: number;
  readonly expected: RunResult;
  readonly smallestOf: readonly string[]; // submissions whose own counterexample it is
  readonly caught: readonly string[]; // submissions that go wrong on it
};

/** An input that points are given for: the same for everybody, made from the references alone. */
export type CreditInput = {
  readonly id: number;
  readonly function: string;
  readonly call: string;
  readonly observed: string | null;
  readonly expected: RunResult;
};

export type TestScores = {
  readonly tests: readonly TestScore[];
  /** Wrong submissions that pass all tests. */
  readonly missed: readonly { readonly submission: string; readonly function: string; readonly call: string }[];
};

export type TestScore = {
  readonly id: number;
  readonly name: string;
  readonly function: string;
  readonly call: string;
  readonly expected: RunResult | null; // the reference's; null: it was run on nobody
  readonly caught: readonly string[]; // submissions that fail it; none: the test tells nobody apart
};

/** The smallest set of inputs that catches every wrong submission found. */
export type CoveringInputs = {
  readonly function: string;
  readonly inputs: readonly number[];
  readonly smallest: boolean; // false: a small one, perhaps not the smallest
  readonly catches: number; // submissions
};
