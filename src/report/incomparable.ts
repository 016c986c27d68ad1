// Why two functions cannot be compared, as data: what a good message needs, and no words. Names and types are texts of
// the users' language, byte strings until somebody decodes them.

/** One of the two programs. */
export type Which = "reference" | "submission";

/** `defines`: the last names of what is there instead; `like`: the one that whoever asked may have meant. */
export type Missing = {
  readonly kind: "missing";
  readonly which: Which;
  readonly name: string;
  readonly defines: readonly string[];
  readonly like?: string;
};

export type Incomparable =
  | Missing
  | { readonly kind: "not-a-function"; readonly name: string }
  | { readonly kind: "ill-typed"; readonly name: string; readonly definition: string } // itself, or what it needs
  | { readonly kind: "in-functor"; readonly functor: string } // which is applied nowhere
  | { readonly kind: "observer-in-another-language"; readonly language: string } // the observer's: "OCaml"
  | { readonly kind: "observer-does-not-fit"; readonly said: string } // by the language, of the observer's text
  | PredicateDoesNotFit
  | OtherType
  | { readonly kind: "other-fields"; readonly type: string; readonly isOrder: boolean } // a record's: others, or in another order
  | { readonly kind: "own-type"; readonly type: string; readonly whose: Which } // what one program defines has the other from the library
  | { readonly kind: "other-constructor-arguments"; readonly name: string } // the constructor's
  | { readonly kind: "lacks-constructor"; readonly type: string; readonly name: string }
  | { readonly kind: "hides-type"; readonly type: string } // which the reference does not hide
  | { readonly kind: "nothing-makes"; readonly type: string; readonly module: string | undefined }
  | { readonly kind: "endless-inputs" | "huge-inputs"; readonly type: string | undefined }
  | { readonly kind: "unsupported-inputs"; readonly type: string | undefined } // undefined: functions for all types
  | { readonly kind: "fails-when-loaded"; readonly which: Which; readonly how: LoadFailure };

/** `across`: the two are in different languages, whose types correspond at best. */
type OtherType = {
  readonly kind: "other-type";
  readonly type: string | undefined;
  readonly wanted: string | undefined; // the reference's
  readonly across: boolean;
};

/** What inputs are given by is not a predicate on the function's arguments. */
type PredicateDoesNotFit = {
  readonly kind: "predicate-does-not-fit";
  readonly predicate: string;
  readonly predicateType: string | undefined;
  readonly name: string;
  readonly type: string | undefined;
};

/** How a program, or one definition of it, fails when it is loaded. */
export type LoadFailure =
  | { readonly kind: "raises"; readonly exception: string }
  | { readonly kind: "does-not-finish" }
  | { readonly kind: "too-large" } // for us: it needs more memory than we give it
  | { readonly kind: "prints-too-much" }
  | { readonly kind: "exits"; readonly code: number }
  | { readonly kind: "needs-unsupported" };
