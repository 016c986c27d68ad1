// What the second checker of proofs says of one, as data. It refuses what it does not know.

export type SecondOpinion = { readonly accepted: true } | ({ readonly accepted: false } & SecondRefusal);

/** The detail is for whoever looks for a bug of ours. */
export type SecondRefusal = { readonly cause: SecondCause; readonly detail: string };

export type SecondCause =
  // What the programs have, and this checker does not reason about.
  | "effects" // cells, arrays, printing, lazy values, cyclic data
  | "handlers" // try
  | "primitive" // a primitive
  | "typing" // a definition, or a term of the proof, that has no simple type
  | "duplicate-ids" // two functions of one number
  | "order" // comparisons, and constructors that the programs declare in different orders
  | "several-widths" // machine integers of more than one width
  // What the certificate has.
  | "unknown-function" // one that is in neither program: definitions were rewritten
  | "step" // a kind of step, or something in one
  // What does not hold up.
  | "statement" // it is about something else
  | "claim" // more is claimed than is proved
  | "case" // a case is missing, or is there twice, or its names are taken
  | "undefined" // something rests on a call that is not known to return
  | "induction" // a lemma is used on the way to itself, and nothing is shown to get smaller
  | "open" // a case does not end as the proof says
  | "sums" // what should add up to a contradiction does not
  | "premise" // one of a lemma that is used does not hold
  | "limit"; // it takes too long, or is nested too deeply
