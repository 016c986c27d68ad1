// What is at least and at most the same, of machine integers.
import { constant, type Linear, orderIn, plus } from "./sums.js";
import { numberIn, type Store, type Term, truthIn } from "./terms.js";

/** Sums that are nothing: two orders say that their values are neither positive nor negative. */
export function squeezedOrders(store: Store, rewrites: ReadonlyMap<Term, Term>): readonly Term[] {
  const rows = [...rewrites].flatMap(([condition, value]) => {
    const order = truthIn(value) === undefined ? undefined : orderIn(condition, plainValue);
    if (order === undefined) return [];
    return [truthIn(value) ? order : plus(constant(-1n), order, -1n)];
  });
  const all = new Set(rows.map(textOf));
  return rows
    .filter((row) => all.has(textOf(plus(new Map(), row, -1n))))
    .map((row) =>
      [...row].reduce((sum, [term, times]) => store.add(sum, term ?? store.integer(1n), times), store.integer(0n)),
    );
}

function plainValue(term: Term): Linear {
  const number = numberIn(term);
  return number === undefined ? new Map([[term, 1n]]) : constant(number);
}

function textOf(row: Linear): string {
  return [...row]
    .filter(([, times]) => times !== 0n)
    .map(([term, times]) => `${term?.key} ${times}`)
    .sort()
    .join("+");
}
