// The size of data: how many constructors with fields a value has. It is finite and not negative, so that nothing can get
// smaller for ever; values are built by constructors alone, as no data are cyclic. Numbers, texts and functions have none.
import type { Prims } from "./primitives.js";
import { Refused } from "./refused.js";
import type { Term } from "./terms.js";

/** What the sizes of these calls do not exceed, as lemmas say: the sizes of others together. */
export type Bounds = ReadonlyMap<Term, readonly Term[]>;

type Size = { count: number; readonly of: Map<Term, number> };

/** Whether the first together are no larger than the second together: by as much as is said. What stands for a value of the
 * first has to be there for the second as often, as its size is not known; for a call its bound may stand, since it is only
 * used where more would be worse. */
export function mustNotExceed(
  prims: Prims,
  first: readonly Term[],
  second: readonly Term[],
  { less, bounds }: { readonly less: number; readonly bounds: Bounds },
): void {
  const [small, large] = [added(prims, first, bounds), added(prims, second, new Map())];
  const isThere = [...small.of].every(([term, times]) => times <= (large.of.get(term) ?? 0));
  if (!isThere || small.count + less > large.count) throw new Refused("a size that is not smaller");
}

function added(prims: Prims, terms: readonly Term[], bounds: Bounds): Size {
  const size: Size = { count: 0, of: new Map() };
  const pending = [...terms];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const bound = bounds.get(next);
    if (bound !== undefined) pending.push(...bound);
    else if (next.is === "make") {
      size.count += next.of.length === 0 ? 0 : 1;
      pending.push(...next.of);
    } else if (next.is !== "lit" && next.is !== "fun" && !prims.isInteger(next))
      size.of.set(next, (size.of.get(next) ?? 0) + 1);
  }
  return size;
}
