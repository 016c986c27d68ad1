// A suite of tests as data, in the user's words: calls and what the reference gives, what each test is good for, and
// how strong all of them are. Every outcome was seen when the reference was run.

import type { Untestable, UnusableTest } from "../reason.js";
import type { Observation, Shown } from "../verdict.js";
import type { About } from "./about.js";
import type { NotWritten } from "./written.js";

/** What is known of the tests of one function, from one run. */
export type FunctionSuite = {
  readonly function: string;
  /** As the language writes it, type variables as they are. */
  readonly type: string;
  /** What has it: an object is imported by who calls it, a class is not. */
  readonly home: Home | undefined;
  readonly tests: readonly SuiteTest[];
  readonly strength: Strength;
  /** What each budget that was tried came to. */
  readonly rounds: readonly Round[];
  /** Ways whose outcome cannot be tested: too slow, not supported, or not told apart by running. */
  readonly untested: number;
  /** The lines of branches that no input takes, for certain. */
  readonly unreachable: readonly number[];
  /** Whether every way within the last budget was seen. */
  readonly complete: boolean;
};

/** What a function is written in, where its language has it in something. */
export type Home = { readonly path: string; readonly imported: boolean };

/** A function for which there is no suite. */
export type Refused = { readonly function: string; readonly why: Untestable };

export type SuiteTest = {
  readonly function: string;
  readonly call: string;
  readonly args: readonly string[];
  /** Every value that was chosen, to run it again. */
  readonly chosen: readonly string[];
  readonly observed: Observation | undefined;
  /** How the language writes the call; undefined if it is no single expression. */
  readonly calls: TestCalls | undefined;
  readonly expected: Expected;
  /** As the language writes it; undefined where no expression of it is what is expected. */
  readonly written: TestParts | undefined;
  /** Why it is not written, where that is not because there is no such expression. */
  readonly unwritten?: NotWritten;
  /** Whether the function may change its arguments. */
  readonly changes: boolean;
  /** What other references give, where that is something else: as right. */
  readonly alsoRight: readonly AlsoRight[];
  readonly about: About;
  readonly size: number;
  readonly cost: number;
  /** Whose way it is, or that it was made to tell a mutant. */
  readonly from: "reference" | "submission" | "mutant";
  readonly way: string;
  /** Branches of the reference that it takes, and mutants that it tells from the reference. */
  readonly branches: readonly number[];
  readonly kills: readonly number[];
  /** Its place among the tests of the function, the strongest first. */
  readonly rank: number;
  /** The submissions that it fails. */
  readonly fails: readonly string[];
  /** Those of last year that it fails, where the suite was made from them. */
  readonly learned?: readonly string[];
};

/** What a suite was learned from, and what was learned besides its tests. */
export type LearnedSuite = {
  readonly submissions: number;
  /** Of these, some test fails so many; those of the suite so many. */
  readonly wrong: number;
  readonly caught: number;
  /** What costs something beside calls: "match=1". */
  readonly costs: readonly string[];
  /** The smallest budget that is enough. */
  readonly budget: number;
};

/** With what is done to its result; `content`: asking a container that it gives for what that holds. */
export type TestCalls = { readonly plain: string; readonly content: string | undefined };

export type Expected = Extract<Shown, { readonly kind: "value" | "raised" }>;

/** A test in the reference's language, as far as that is the same in every framework. */
export type TestParts = {
  /** With what is done to its result. */
  readonly call: string;
  /** The type of the exception that is expected; undefined: the call gives something. */
  readonly raises: string | undefined;
  /** Of the result or of the exception; undefined: nothing more is said of an exception. */
  readonly seen: Looking | undefined;
  /** Of the call, and of all its arguments together, as the language writes it; undefined where that was not read back. */
  readonly type?: string | undefined;
  readonly params?: string | undefined;
  /** It was wrong, and is not to come again: this outcome, or (where an exception breaks a contract) any exception. */
  readonly isWrong?: "outcome" | "exception";
};

/** How a test looks at a value: an equation of the language. */
export type Looking = {
  /** What is compared, with `_` for the value itself: `_.toList`. */
  readonly through: string;
  readonly text: string;
  /** Whether equality of the language tells it: NaN is not equal to itself. */
  readonly equal: boolean;
  /** The type, where the text alone would be read as something of another. */
  readonly type?: string | undefined;
};

/** `written`: its `call` is that of the test; undefined where the language has no words for it. */
export type AlsoRight = { readonly expected: Expected; readonly written: TestParts | undefined };

export type Strength = {
  readonly branches: { readonly taken: number; readonly all: number };
  readonly mutants: {
    readonly killed: number;
    readonly all: number;
    /** Shown by `check` to do what the reference does, on every input. */
    readonly equivalent: number;
    /** Killed by no test, and neither told from the reference by `check` nor shown to be equivalent. */
    readonly undecided: number;
    readonly survivors: readonly Survivor[];
  };
};

/** A mutant that `check` can tell, and the tests do not. */
export type Survivor = {
  readonly operator: string;
  readonly line: number;
  /** A piece of the reference's source, and what stands in its place. */
  readonly before: string;
  readonly now: string;
  /** On which they part. */
  readonly call: string;
};

/** Of tests that were there before. */
export type FunctionScore = {
  readonly function: string;
  readonly tests: number;
  readonly strength: Strength | undefined; // none without a test
  readonly unusable: readonly { readonly function: string; readonly call: string; readonly why: UnusableTest }[];
};

export type Round = {
  readonly budget: number;
  /** Whether summaries of calls were put together. */
  readonly composed: boolean;
  readonly paths: number;
  readonly cut: number;
  readonly quickCalls: number;
  readonly solverCalls: number;
  readonly steps: number;
  readonly ms: number;
  readonly branches: number;
  readonly killed: number;
};
