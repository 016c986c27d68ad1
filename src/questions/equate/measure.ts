// Measures of inputs: what gets smaller, and cannot do so for ever.
import { nth } from "../../basis/known.js";
import type { Assumptions, Tools } from "./assumptions.js";
import type { Sums } from "./certificate.js";
import { type Substitution, substitute } from "./lemma.js";
import { addUp } from "./linear.js";
import { asInteger, type Term, type TermOf } from "./term.js";
import { written } from "./written.js";

export type Candidate = { readonly kind: "size" | "integer"; readonly of: Term };

/** Sizes of data, integers, differences of integers, and what is left of a string or an array. */
export function candidates({ terms, primitives }: Tools, vars: readonly TermOf<"var">[]): readonly Candidate[] {
  const integers = vars.filter((each) => primitives.isInteger(each));
  const zero = terms.integer(0n);
  const integer = (of: Term): Candidate => ({ kind: "integer", of });
  return [
    ...vars
      .filter((each) => !integers.includes(each) && each.type?.kind !== "fn")
      .map((of): Candidate => ({ kind: "size", of })),
    ...integers.map(integer),
    ...integers.flatMap((a) => integers.filter((b) => b !== a).map((b) => integer(terms.subtract(a, b)))),
    ...lengthsIn(terms, vars).flatMap((length) => integers.map((of) => integer(terms.subtract(length, of)))),
    ...integers.map((of) => integer(terms.subtract(zero, of))),
  ];
}

function lengthsIn(terms: Tools["terms"], vars: readonly TermOf<"var">[]): readonly Term[] {
  return vars.flatMap((each) => {
    const name = each.type?.kind === "con" ? each.type.name : "";
    const kind = name === "str" || name === "str16" ? "str" : name === "array" ? "array" : undefined;
    return kind === undefined ? [] : [terms.prim(`${kind}.length`, [each])];
  });
}

/** Why it gets smaller for these values of the variables: of an integer, what adds up to that it was not negative. */
export function smallerBy(
  { terms }: Tools,
  { kind, of }: Candidate,
  by: Substitution,
  assumptions: Assumptions,
): Sums | undefined {
  const [before, after] = [assumptions.normal(of), assumptions.normal(substitute(terms, of, by))];
  if (before === undefined || after === undefined) return undefined;
  if (kind === "size") return isPart(after, before) ? [] : undefined;
  const less = asInteger(terms.subtract(before, after));
  if (less === undefined || less <= 0n) return undefined;
  const value = asInteger(before);
  if (value !== undefined) return value >= 0n ? [] : undefined;
  const sums = [...assumptions.inequalities(), terms.subtract(terms.integer(-1n), before)];
  return addUp(sums)?.map(([i, times]) => ({ sum: written(nth(sums, i)), times: String(times) }));
}

/** Inside of it, below constructors. */
function isPart(part: Term, whole: Term): boolean {
  return whole.kind === "make" && whole.args.some((each) => each === part || isPart(part, each));
}
