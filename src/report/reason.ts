// Why something could not be tested, run or graded, as data. What jobs answer with has texts of programs in it, which are
// byte strings until somebody decodes them; what is said of whole programs and classes is Unicode from the start.
import type { StopReason } from "./answer.js";
import type { Incomparable } from "./incomparable.js";
import type { NotHandedIn } from "./not-handed-in.js";

// ---- what jobs answer ----

/** Why a test that is given as text says nothing. */
export type UnusableTest =
  | { readonly kind: "not-compared"; readonly function: string } // it is of another function
  | { readonly kind: "rejected"; readonly said: string } // by its language
  | { readonly kind: "not-a-call" }
  | { readonly kind: "incomparable"; readonly why: Incomparable }
  | { readonly kind: "needs-unsupported" } // as the function does
  | { readonly kind: "pair-needs-unsupported" } // as it does in one of the two programs
  | { readonly kind: "observer-needs-arguments" }
  | { readonly kind: "no-value" } // the input itself
  | { readonly kind: "other-types" } // in the submission
  | { readonly kind: "not-written" } // in the submission's language
  | { readonly kind: "other-argument-count" }
  | { readonly kind: "narrow-integers"; readonly bits: number } // of the submission's language
  | { readonly kind: "not-run" }
  | { readonly kind: "no-outcome" } // by the reference, or by what is given
  | { readonly kind: "nothing-expected" } // and there is no reference
  | { readonly kind: "no-value-of-reference" };

/** Why there are no tests of a function. */
export type Untestable =
  | { readonly kind: "incomparable"; readonly why: Incomparable } // with itself, or with another program
  | { readonly kind: "needs-unsupported" };

// ---- what is said of whole programs ----

/** What happened to a submission that has no verdict, though it is a program. */
export type NoVerdict =
  | { readonly kind: "unfinished"; readonly reason: StopReason }
  | { readonly kind: "died"; readonly details: string } // with its worker, twice
  | { readonly kind: "bug"; readonly details: string } // of ours
  | { readonly kind: "stopped"; readonly by: string };

/** Why a program was not run on tests. `first`: the first thing that is wrong with it, as its language says it. */
export type NotRun =
  | { readonly kind: "not-handed-in"; readonly why: NotHandedIn }
  | { readonly kind: "rejected"; readonly first: { readonly place: string; readonly title: string } | undefined }
  | { readonly kind: "failed"; readonly why: NoVerdict }
  | { readonly kind: "unusable"; readonly why: UnusableTest }; // it, and every other test

/** Why nobody can be graded or tested by a reference. */
export type Unready = {
  readonly file: string | undefined; // undefined: the only one
  readonly why:
    | { readonly kind: "incomparable"; readonly why: Incomparable } // with itself
    | { readonly kind: "no-function" }
    | NotRun;
};
