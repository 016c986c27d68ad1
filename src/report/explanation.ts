// Why two functions are equal, or why no proof of that was found, as data: terms are texts of the users' languages, byte
// strings until somebody decodes them.

/** `on`: what gets smaller; nothing: the calls that the left side makes. */
export type ProofBy = { readonly kind: "cases" } | { readonly kind: "induction"; readonly on: readonly Smaller[] };

/** A variable as the programs call it, and the type of what it stands for, if that has a name. */
export type Smaller = { readonly variable: string; readonly type: string | null };

/** Two terms, each in its language. */
export type Equation = { readonly left: string; readonly right: string };

export type Explanation = {
  /** Functions of both programs: the names of the submission's are marked. */
  readonly marked: readonly string[];
  readonly statement: ExplainedLemma;
  /** In the order in which they are needed. */
  readonly lemmas: readonly ExplainedLemma[];
  /** Both end on every input; why. */
  readonly terminates: boolean;
  readonly ends: readonly ExplainedEnd[];
};

export type ExplainedLemma = {
  /** 0 is the statement itself. */
  readonly number: number;
  readonly equation: Equation;
  /** For all values of these. */
  readonly variables: readonly string[];
  /** Where these hold. */
  readonly premises: readonly string[];
  /** And where these do. */
  readonly relations: readonly ExplainedRelation[];
  readonly by: ProofBy;
  readonly cases: readonly ExplainedCase[];
};

/** For all values of the variables. */
export type ExplainedRelation = { readonly equation: Equation; readonly variables: readonly string[] };

/** What is assumed in the case, and what follows. */
export type ExplainedCase = {
  readonly when: readonly string[];
  readonly uses: readonly ExplainedUse[];
  readonly closes: Closing;
};

/** `lemma`: its number; what it says here. */
export type ExplainedUse = { readonly lemma: number; readonly itself: boolean; readonly says: Equation };

/** The two results are the same one; the reference raises; or the case cannot be. */
export type Closing =
  | { readonly kind: "same"; readonly value: string | undefined }
  | { readonly kind: "raises" }
  | { readonly kind: "impossible" };

/** A call, and what gets smaller with each call that it makes of itself; none: it makes none. */
export type ExplainedEnd = { readonly call: string; readonly smaller: readonly string[] };

/** Why nothing was proved. */
export type Unproved =
  /** Proofs do not answer this question. */
  | { readonly kind: "asked-otherwise" }
  /** The programs need what proofs cannot reason about. */
  | { readonly kind: "beyond"; readonly what: string }
  | { readonly kind: "refused" }
  /** In this case the two sides could not be shown to be the same; undefined: the search came to an end before. */
  | { readonly kind: "open"; readonly open: OpenCase | undefined };

/** `left`: what the one side gives there. The other gives something else, as far as is known; or what it gives depends on what a
 * term is; or it raises an exception. */
export type OpenCase = {
  readonly equation: Equation;
  readonly when: readonly string[];
  readonly left: string;
  readonly right: { readonly kind: "value" | "depends"; readonly text: string } | { readonly kind: "raises" };
};
