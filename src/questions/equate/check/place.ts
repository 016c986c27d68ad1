// Where a proof has come to, and what the two sides are there.
import type { Assumed } from "./assumed.js";
import type { Run } from "./evaluate.js";
import type { Origins } from "./origins.js";
import type { Open } from "./primitives.js";
import type { Term } from "./terms.js";
import type { Use } from "./uses.js";

/** Where a proof has come to. */
export type Place = {
  readonly lemma: number;
  readonly assumed: Assumed;
  readonly args: readonly Term[];
  readonly names: ReadonlyMap<string, Term>;
  readonly origins: Origins;
  /** What lemmas were used for that may turn out to be functions. */
  readonly watched: readonly Watched[];
};

type Watched = { readonly value: Term; readonly use: Use };

/** A term with a value, and the calls that it takes. */
export type Whole = {
  readonly value: Term;
  readonly made: ReadonlySet<Term>;
  /** Of these the outermost. */
  readonly calls: ReadonlySet<Term>;
  /** Those at which its evaluation ended, as nothing more is known of them, or what they give is assumed: if these return, so
   * do all that they were made in. */
  readonly ends: ReadonlySet<Term>;
};

export type Side =
  | { readonly run: Run; readonly value: Term }
  | { readonly run: Run; readonly open: Open }
  | { readonly run: Run; readonly thrown: Term };
