// What is remembered of evaluations under what is assumed: what each has looked up there. As long as nothing of that changes, the
// same comes out of it.
import type { Term } from "./term.js";

export class Consulted {
  readonly terms = new Set<Term>();
  /** All that is assumed was gone through. */
  everything = false;
}

type Remembered = { readonly consulted: Consulted };

/** What still holds when something else is assumed of some terms. */
export function unaffected<T extends Remembered>(all: ReadonlyMap<Term, T>, changed: readonly Term[]): Map<Term, T> {
  const isOld = ({ consulted: { terms, everything } }: T): boolean =>
    everything || changed.some((term) => terms.has(term));
  return new Map([...all].filter(([, each]) => !isOld(each)));
}
