// Where two results part.
import type { Tools } from "./assumptions.js";
import { asSum, headOf, type Part, type Term } from "./term.js";

/** Where two results part, as far as constructors and cancelled sums tell; undefined: they cannot be the same. */
export function mismatches(tools: Tools, a: Term, b: Term): readonly (readonly [Term, Term])[] | undefined {
  if (a === b) return [];
  const { terms, primitives } = tools;
  if (a.kind === "make" && b.kind === "make") {
    if (a.ctor !== b.ctor) return undefined;
    return together(a.args.map((arg, i) => mismatches(tools, arg, b.args[i] ?? arg)));
  }
  if (a.kind === "lit" && b.kind === "lit") return undefined;
  if (a.kind === "call" && b.kind === "call" && a.fn === b.fn && a.args.length === b.args.length && a.fn.kind !== "fun")
    return together(a.args.map((arg, i) => mismatches(tools, arg, b.args[i] ?? arg)));
  if (primitives.isInteger(a) || primitives.isInteger(b)) {
    const difference = asSum(terms.subtract(a, b));
    if (difference.parts.length === 0) return difference.constant === 0n ? [] : undefined;
    const own = new Set(asSum(a).parts.map(({ factors }) => factors.map(({ id }) => id).join()));
    const left = difference.parts.filter(({ factors }) => own.has(factors.map(({ id }) => id).join()));
    const right = difference.parts
      .filter((part) => !left.includes(part))
      .map(({ times, factors }) => ({ times: -times, factors }));
    const factors = factorsApart(left, right);
    if (factors !== undefined) return [factors];
    const called = right.find(
      ({ times, factors }) =>
        times === 1n && factors.length === 1 && factors[0] !== undefined && headOf(factors[0]) !== undefined,
    );
    if (called === undefined || right.length === 1)
      return [[terms.sum(difference.constant, left), terms.sum(0n, right)]];
    const alone = terms.sum(0n, [called]);
    return [
      [
        terms.add(
          terms.sum(difference.constant, left),
          terms.sum(
            0n,
            right.filter((part) => part !== called),
          ),
          -1n,
        ),
        alone,
      ],
    ];
  }
  return [[a, b]];
}

function together(
  all: readonly (readonly (readonly [Term, Term])[] | undefined)[],
): readonly (readonly [Term, Term])[] | undefined {
  return all.includes(undefined) ? undefined : all.flatMap((each) => each ?? []);
}

/** Two products, one of each side, in which one factor alone is another: a call. */
function factorsApart(left: readonly Part[], right: readonly Part[]): readonly [Term, Term] | undefined {
  for (const a of left)
    for (const b of right) {
      if (a.times !== b.times || a.factors.length !== b.factors.length || a.factors.length < 2) continue;
      const [[x, ...more], [y]] = [without(a.factors, b.factors), without(b.factors, a.factors)];
      const isCall = (term: Term | undefined): boolean => term !== undefined && headOf(term) !== undefined;
      if (x !== undefined && y !== undefined && more.length === 0 && isCall(x) && isCall(y)) return [x, y];
    }
  return undefined;
}

/** Each as often as it is there more often. */
function without(all: readonly Term[], others: readonly Term[]): readonly Term[] {
  const left = [...others];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
