// Where the finder is on its way through a proof, and what it knows of a lemma beforehand.
import type { Assumptions } from "./assumptions.js";
import type { OpenLeaf } from "./certificate.js";
import type { Proposition } from "./lemma.js";
import type { About, Entry, Step } from "./steps.js";
import type { Term } from "./term.js";

export type Way = {
  readonly entry: Entry;
  readonly assumptions: Assumptions;
  /** Calls that were gone into. */
  readonly unfolded: ReadonlySet<Term>;
  /** Calls that return, as lemmas say. */
  readonly returning: readonly Term[];
  /** What returns, as lemmas say, and so do all calls that it makes. */
  readonly implied: readonly Term[];
  /** Which relations were used, for what. */
  readonly related: ReadonlySet<string>;
  /** Uses of which the left side is not known to have a value yet. */
  readonly pending: readonly Step[];
  /** The sides are functions, given these. */
  readonly args: readonly Term[];
  /** The cases that it has gone into. */
  readonly cases: OpenLeaf["cases"];
  readonly unfoldings: number;
  readonly depth: number;
};

export const PLAIN: About = { relations: [], apart: undefined, mayStray: false };
export const STRAYING: About = { ...PLAIN, mayStray: true };

/** The same for the same. */
export function keyOf({ left, right, premises }: Proposition, { relations, apart, mayStray }: About): string {
  const ids = [...premises, ...relations.flatMap((each) => [each.left, each.right])].map(({ id }) => id);
  return [left.id, right.id, apart === undefined ? (mayStray ? "straying" : "plain") : "apart", ...ids].join(" ");
}
