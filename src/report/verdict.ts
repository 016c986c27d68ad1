// What the tool may say about a reference and a submission, as data in the user's words:
// every value and type is already text of the language. Nothing here was not confirmed: a
// witness exists only if both programs were run on it.
import type { Explanation, ProofBy, Unproved } from "./explanation.js";
import type { Incomparable } from "./incomparable.js";

/** The answer about one function. */
export type FunctionVerdict = {
  readonly function: string;
  /** What it is called in the submission, where that is another name. */
  readonly submissionFunction?: string;
  readonly verdict: Verdict;
  readonly explored: Explored;
  /** The normal form of a function that may be right, where it was asked for and there is one. */
  readonly way?: string;
  /** Why there is no proof, when that was asked for. */
  readonly unproved?: Unproved;
};

export type Verdict =
  | {
      readonly kind: "differs";
      readonly witness: Witness;
      /** Further witnesses of other kinds, when they were asked for. */
      readonly others: readonly Witness[];
      /** Whether every smaller input was shown to agree; under these conditions. */
      readonly smallest: boolean;
      /** Paths through smaller inputs, all of which agree. */
      readonly smaller: number;
      readonly conditions: readonly Condition[];
    }
  | {
      /** On every input; there is a proof. */
      readonly kind: "equal";
      readonly proof: Proof;
      readonly conditions: readonly Condition[];
    }
  | {
      readonly kind: "agrees";
      readonly upTo: number /* Infinity: on every input */;
      readonly conditions: readonly Condition[];
    }
  | {
      readonly kind: "agrees-so-far";
      readonly upTo: number; // 0: nothing is claimed
      readonly conditions: readonly Condition[];
      readonly limits: readonly Limit[]; // at least one
    }
  | { readonly kind: "cannot-compare"; readonly why: Incomparable };

/** What a proof, which the checker has accepted, says beside that. */
export type Proof = {
  /** Both programs end on every input; otherwise the same holds wherever the reference returns. */
  readonly terminates: boolean;
  readonly by: ProofBy;
  readonly lemmas: number; // besides what is to be proved
  /** When it was asked for. */
  readonly explanation?: Explanation;
};

export type Witness = {
  /** The function applied to its arguments, as can be pasted into the language's prompt. */
  readonly call: string;
  /** The same in the submission's language, or by its name there, where that is another. */
  readonly submissionCall: string | undefined;
  readonly args: readonly string[];
  /** Every value that was chosen, an observer's and those for functions inside results too: to run it again. */
  /** Undefined: it is a sequence of calls. */
  readonly chosen: readonly string[] | undefined;
  readonly size: number;
  readonly observed: Observation | undefined;
  /** The call, in the submission's language, with the first thing that is done to its result where that is one expression. */
  readonly whole: string;
  /** `call` is more than a call: it writes to what the call left, or looks at parts of it. */
  readonly afterwards?: true;
  /** What shows at the prompt what the submission does, with its own file alone; undefined: that takes more. */
  readonly alone?: string;
  readonly expected: Shown;
  readonly got: Shown;
  readonly rests: Rests;
  /** With as many parts as can be anything. */
  readonly general?: GeneralInput;
};

/** A call in which these names stand for anything, and `_` for what nobody looks at. */
export type GeneralInput = {
  readonly call: string;
  readonly names: readonly string[];
  /** As long as no integer overflows. */
  readonly overflow: boolean;
  /** What comes of it is what is shown of the example; elsewhere it is wrong too, but something else may come. */
  readonly isAlike: boolean;
};

/** What is done to a result before it is compared. */
export type Observation =
  /** One after the other, with `_` for the result: `grading _ [("x", 1)]`. With `...`, for something inside of it. */
  | { readonly kind: "calls"; readonly calls: readonly string[] }
  | { readonly kind: "applied"; readonly to: readonly string[] }; // the functions in it

/**
 * What two programs part by: what they do; only physical equality, which compilers decide; or only the width of their
 * integers, which their languages decide.
 */
export type Rests = "behaviour" | "physical-equality" | "integer-width";

/** How a run ended, and after how many steps. */
export type Shown = { readonly steps: number } & (
  | {
      readonly kind: "value";
      readonly text: string;
      readonly effects: Effects | undefined;
      readonly from: string | undefined; // before the observer
    }
  /** Failure "empty"; what was printed before, and what was done, where it matters. */
  | { readonly kind: "raised"; readonly text: string; readonly printed?: string; readonly effects?: Effects }
  | { readonly kind: "unfinished"; readonly why: "fuel" | "depth" | "memory" | "output" }
  | { readonly kind: "exited"; readonly code: number; readonly printed: string | undefined }
);

/** What else a run did, where it matters: what it printed, and what it left in arguments that can be changed, or called. */
export type Effects = { readonly printed: string | undefined; readonly left: readonly string[] };

/** What the claim of agreement assumes of the inputs; only those that were used. */
export type Condition =
  | { readonly kind: "no-overflow" }
  | { readonly kind: "rounds"; readonly most: number } // no integer or string drives more than these many decisions
  | { readonly kind: "reference-finishes"; readonly steps: number }
  | { readonly kind: "reference-returns" } // inputs on which it raises are no tests
  | { readonly kind: "type-instances" } // polymorphic functions, at types that compare no functions or floats
  | { readonly kind: "any-integer" } // what may be of any type was asked for its kind, and was an integer
  | { readonly kind: "pure-functions" } // among the inputs: what they give depends on their arguments alone
  | { readonly kind: "returning" } // functions that give nothing raise nothing
  | { readonly kind: "whole-calls" } // functions among the inputs do nothing before they have all arguments
  | { readonly kind: "calls-later" } // calls that functions in results make later are not compared
  | { readonly kind: "index" } // an index counts as so many rounds
  | { readonly kind: "no-sharing" }
  | { readonly kind: "no-null" } // null was not tried, and only null may tell the two apart
  /** Of a type that takes more, only values of one class were tried. */
  | { readonly kind: "classes"; readonly type: string; readonly tried: string }
  | { readonly kind: "no-null-inside" } // null was given for whole arguments, one at a time
  | { readonly kind: "applications"; readonly most: number } // of functions in results that may remember something
  /** Contracts: of functions with the same state, one after the other, before the function itself. */
  | { readonly kind: "after-calls"; readonly most: number; readonly size: number } // of all calls together
  | { readonly kind: "sequences" } // of calls, where programs remember something between them
  | { readonly kind: "prints" } // the submission, where the reference prints nothing: not compared
  | { readonly kind: "prints-other" } // it prints other text than the reference: not compared, as was asked
  | { readonly kind: "made"; readonly types: readonly string[] } // what may be looked into, but not put together
  | { readonly kind: "operations"; readonly types: readonly string[] } // abstract types, by what their modules offer
  | { readonly kind: "small-indices" } // of GADTs
  | { readonly kind: "lazies" } // inputs that are lazy: not forced before, and forcing gives a value
  | { readonly kind: "contents" } // containers of the library
  | { readonly kind: "containers-inside" } // of arguments: nobody else looks at them afterwards
  | { readonly kind: "width"; readonly bits: number } // programs in two languages: integers that both have
  /** The same: where they overflow, in one and not in the other. */
  | { readonly kind: "overflows"; readonly call: string; readonly expected: Shown; readonly got: Shown }
  | { readonly kind: "bytes" } // the same: characters that both have
  | { readonly kind: "unlabelled" } // calls in full, without the labels that only one of the two has
  | { readonly kind: "left-out"; readonly arguments: readonly string[] } // that only one of the two has
  | { readonly kind: "passed"; readonly arguments: readonly string[] } // that the submission does not let callers leave out
  | { readonly kind: "given"; readonly predicate: string }
  | { readonly kind: "contracts"; readonly functions: readonly string[] } // that other functions keep, as is taken for granted
  | { readonly kind: "same-program" } // both are: nothing else had to be found out
  | { readonly kind: "observed"; readonly observer: string }; // which takes the arguments, and then the result

/** Why more was not claimed. */
export type Limit =
  | { readonly kind: "budget" }
  | { readonly kind: "stopped" } // by the user, or by the safety net of processor time
  /** A primitive was tried on some values only: as core calls it, and as what users know it. */
  | { readonly kind: "pinned"; readonly what: string; readonly operation: PinnedOperation }
  | { readonly kind: "solver" }
  | { readonly kind: NoSolverLimit }
  | { readonly kind: "functions" } // higher-order unknowns are a few functions only
  | { readonly kind: "floats" }
  | { readonly kind: "polymorphic" } // functions for all types, in inputs
  | { readonly kind: "unseen" } // parts of results, at types that only their constructor knows
  | { readonly kind: "sharing" } // which objects of results are the same: a type offers no write that would show it
  | { readonly kind: "calls" } // of functions that give nothing: some were not compared
  | { readonly kind: "exceptions" } // inputs: those of the program, and a few of the library
  | { readonly kind: "null" } // some arguments could be null, and were not
  | { readonly kind: "identity" } // numbers that are objects: equal ones that are not the same
  | { readonly kind: "mutable" }
  | { readonly kind: "chance" } // what programs draw that nobody can foretell: for some of it they do something else
  | { readonly kind: "unsupported"; readonly what: string } // on some inputs a program needs what is not supported
  /** No input that was tried is a test: on all of them the reference raises, does not finish, or they are not given. */
  | { readonly kind: "untested" }
  | { readonly kind: "unmade"; readonly type: string } // parts of inputs: what makes values of the type is not known, or not in both programs
  | { readonly kind: "indices" } // of GADTs: the smallest inputs have others than those that were tried
  | { readonly kind: "unproved" } // only a proof was looked for
  | { readonly kind: "state" } // what is remembered between calls was not compared
  /** Contracts: something that it says was not asked; why, in the words of the notice on it. */
  | { readonly kind: "left-out"; readonly why: string }
  | { readonly kind: "slow" } // a submission that is far slower than the reference, on some inputs
  | { readonly kind: "memory" }; // a submission that needs more memory than we give it, on some inputs

/** A solver had to be asked that is not installed, or does not start: of a claim without it nothing is left. */
export type NoSolverLimit = "no-solver" | "broken-solver";

export type PinnedOperation =
  | "everything" // all integers and strings, which had to be chosen before the programs were run
  | "exception-text"
  | "hash-key"
  | "number-text"
  | "repeated-character"
  | "part-of-string"
  | "character-of-code"
  | "array-length"
  | "float-arithmetic"
  | "bit-arithmetic"
  | "arithmetic";

export type Explored = {
  readonly paths: number; // finished, each stands for all inputs that agree on what was looked at
  readonly runs: number;
  readonly steps: number;
  readonly solverCalls: number; // to the big solver
  readonly ms: number;
};

/** Whether nothing was found wrong with it. */
export function mayBeRight({ kind }: { readonly kind: string }): boolean {
  return kind === "equal" || kind === "agrees" || kind === "agrees-so-far";
}
