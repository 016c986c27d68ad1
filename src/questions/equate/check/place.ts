// Where a proof has come to, and what the two sides are there.
import type { Assumed } from "./assumed.js";
import type { Run } from "./evaluate.js";
import type { Open } from "./primitives.js";
import type { Term } from "./terms.js";

/** Where a proof has come to. */
export type Place = {
  readonly lemma: number;
  readonly assumed: Assumed;
  readonly args: readonly Term[];
  readonly names: ReadonlyMap<string, Term>;
  /** Of which variables of the lemma a variable is a part; undefined: of something that the programs made. */
  readonly origins: ReadonlyMap<Term, ReadonlySet<string> | undefined>;
};

export type Side =
  | { readonly run: Run; readonly value: Term }
  | { readonly run: Run; readonly open: Open }
  | { readonly run: Run; readonly thrown: Term };
