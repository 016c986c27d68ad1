// What a class was asked to do, with every file read and every default filled in. Plain data.
import type { Source } from "../core/span.js";
import type { Price } from "../jobs/suite-request.js";
import type { ClassNotice } from "../report/class-notice.js";
import type { Credit, Reveal } from "../report/class-results.js";
import type { Locale } from "../report/words/locales.js";
import type { Behaviour, FunctionPlace, Precondition } from "../subject/exercise.js";

export type Assignment = {
  readonly name: string;
  /** At least one. A submission that agrees with any of them is right. */
  readonly references: readonly Source[];
  readonly prelude: Source | undefined;
  /** Empty: every function that the first reference defines, one point each. */
  readonly functions: readonly Task[];
  /** For functions that do not say otherwise. */
  readonly usual: TaskSettings;
  /** What wrong functions get, where the assignment names none. */
  readonly credit: Credit;
  readonly budget: number | undefined;
  /** Whether an ill-typed definition of a submission costs only itself and what needs it. */
  readonly partial: boolean;
  readonly tests: readonly Test[];
  /** For `suite`. */
  readonly suite: AssignmentSuite;
  readonly reveal: Reveal;
  /** What students are spoken to in; undefined: as everybody. */
  readonly locale: Locale | undefined;
  /** The name of the file to look at, where a student handed in several. */
  readonly file: string | undefined;
  readonly notices: readonly ClassNotice[];
};

export type Task = TaskSettings & {
  readonly name: string;
  /** Undefined: what its tests are worth, if any says so, or one. */
  readonly points: number | undefined;
  readonly credit: Credit;
  /** What is said of this function counts more than what is said of all. */
  readonly suite: TestSettings;
};

export type TaskSettings = Behaviour & {
  readonly observe: FunctionPlace | undefined;
  readonly given: readonly Precondition[];
};

/** How tests of a function are made; undefined: as usual. */
export type TestSettings = {
  readonly budget: number | "auto" | undefined;
  readonly prices: readonly Price[]; // the later of two counts
  readonly inputs: number | undefined;
  readonly exceptions: "undefined" | "same" | undefined;
};

/** Whose paths become tests: those of the references, of the submissions, or of all of them. */
export const SUITE_SOURCES = ["reference", "self", "all"] as const;
export type SuiteSource = (typeof SUITE_SOURCES)[number];

/** "both" is an older word for "all", and is still understood. */
export function suiteSourceWord(written: string): string {
  return written === "both" ? "all" : written;
}

export type AssignmentSuite = TestSettings & {
  readonly from: SuiteSource | undefined;
  readonly minimize: boolean | undefined;
  /** A form of the reference's language, or one of data. */
  readonly emit: string | undefined;
};

export const NO_TEST_SETTINGS: TestSettings = {
  budget: undefined,
  prices: [],
  inputs: undefined,
  exceptions: undefined,
};
export const USUAL_SUITE: AssignmentSuite = {
  ...NO_TEST_SETTINGS,
  from: undefined,
  minimize: undefined,
  emit: undefined,
};

/** A test of the teacher's own: a call, and what it should give, any of these; none: what the reference gives. */
export type Test = {
  readonly name: string | undefined;
  readonly call: string; // a byte string, as all texts are
  readonly right: readonly RightOutcome[];
  /** Among the tests of its function, where points are given for tests; undefined: one. */
  readonly points?: number | undefined;
};

/** An expression: a value, or an exception that is raised. */
export type RightOutcome = { readonly kind: "value" | "raised"; readonly text: string };
