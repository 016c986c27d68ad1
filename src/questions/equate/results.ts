// Where two results part.
import type { Tools } from "./assumptions.js";
import { asSum, headOf, type Term } from "./term.js";

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
