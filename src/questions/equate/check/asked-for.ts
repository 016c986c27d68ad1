// What a proof may ask for without a reason: a case of numbers, whichever they are, and that what is said to end is gone into.
import type { Assumed } from "./assumed.js";
import type { Prims } from "./primitives.js";
import { Refused } from "./refused.js";
import { contains, monomialsOf, type Store, type Term } from "./terms.js";

/** What occurs in a comparison of numbers that was decided is a number. A call in it has to give one: what is assumed of a
 * call that never returns may be anything. */
export function splitOfNumbers(
  prims: Prims,
  on: Term,
  { rewrites }: Assumed,
  isComputed: (call: Term) => boolean,
): void {
  const compared = new Set<Term>();
  for (const condition of rewrites.keys())
    if (condition.is === "prim" && ["ge0", "eq0", "lt"].includes(condition.op))
      for (const { factors } of condition.of.flatMap(monomialsOf)) for (const factor of factors) compared.add(factor);
  const asked = on.is === "prim" && on.op === "not" ? (on.of[0] as Term) : on;
  const sums = asked.is === "prim" && ["ge0", "eq0", "lt"].includes(asked.op) ? asked.of : undefined;
  const isKnown = (term: Term): boolean => compared.has(term) || prims.isInteger(term);
  const isNumber = sums?.flatMap(monomialsOf).every(({ factors }) => factors.every(isKnown));
  if (!isNumber || contains(on, (each) => each.is === "call" && !isComputed(each)))
    throw new Refused("a case that nothing asks for");
}

/** It, or the call that gives the function which it applies. */
export function unfoldHead(store: Store, call: Term, assumed: Assumed): void {
  const [head] = call.is === "call" ? call.of : [];
  if (head?.is === "call") return unfoldHead(store, head, assumed);
  const arity = head?.is === "fun" ? head.fn.lam.params.length - head.held : 0;
  assumed.unfold(head?.is === "fun" && call.is === "call" ? store.call(call.of.slice(0, arity + 1)) : call);
}
