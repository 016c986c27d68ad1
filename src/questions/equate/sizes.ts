// The sizes of data: how many constructors with fields they have. Numbers, texts and functions have none.
import type { Tools } from "./assumptions.js";
import type { Term } from "./term.js";

/** So many constructors, and the sizes of what is not known, each so often. */
export type Size = { readonly count: number; readonly of: ReadonlyMap<Term, number> };

/** What the size of a call is known not to exceed. */
export type Bounds = ReadonlyMap<Term, readonly Term[]>;

export const NOTHING: Size = { count: 0, of: new Map() };

/** At most this, where bounds stand for the sizes of calls. */
export function sizeIn(tools: Pick<Tools, "primitives">, term: Term, bounds: Bounds): Size {
  if (term.kind === "lit" || term.kind === "fun" || tools.primitives.isInteger(term)) return NOTHING;
  const go = (all: readonly Term[]): Size => all.map((each) => sizeIn(tools, each, bounds)).reduce(together, NOTHING);
  if (term.kind === "make")
    return term.args.length === 0 ? NOTHING : together({ count: 1, of: new Map() }, go(term.args));
  const bound = bounds.get(term);
  return bound === undefined ? { count: 0, of: new Map([[term, 1]]) } : go(bound);
}

/** Whether it cannot exceed the other by more than so much. */
export function isWithin(size: Size, other: Size, more: number): boolean {
  return size.count <= other.count + more && [...size.of].every(([term, times]) => times <= (other.of.get(term) ?? 0));
}

export function together(a: Size, b: Size): Size {
  const of = new Map(a.of);
  for (const [term, times] of b.of) of.set(term, (of.get(term) ?? 0) + times);
  return { count: a.count + b.count, of };
}
