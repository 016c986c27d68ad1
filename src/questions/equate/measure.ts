// Measures of inputs: what gets smaller, and cannot do so for ever.
import { nth } from "../../basis/known.js";
import { tupleCtor } from "../../core/expr.js";
import type { Assumptions, Tools } from "./assumptions.js";
import type { Sums } from "./certificate.js";
import { contradiction, plus, rowOf } from "./facts.js";
import { type Substitution, substitute } from "./lemma.js";
import { addUp } from "./linear.js";
import type { Primitives } from "./primitives.js";
import { type Bounds, isWithin, sizeIn } from "./sizes.js";
import { asInteger, type Term, type TermOf, type Terms } from "./term.js";
import { written } from "./written.js";

export type Candidate = { readonly kind: "size" | "integer"; readonly of: Term };

/** Sizes of data, and all of them together, integers, differences of integers, and what is left of a string or an array. */
export function candidates({ terms, primitives }: Tools, vars: readonly TermOf<"var">[]): readonly Candidate[] {
  const integers = vars.filter((each) => primitives.isInteger(each));
  const zero = terms.integer(0n);
  const integer = (of: Term): Candidate => ({ kind: "integer", of });
  const data = dataIn(primitives, vars);
  return [
    ...data.map((of): Candidate => ({ kind: "size", of })),
    ...(data.length > 1 ? [{ kind: "size", of: terms.make(tupleCtor(data.length), data) } as const] : []),
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

export function dataIn(primitives: Primitives, vars: readonly TermOf<"var">[]): readonly TermOf<"var">[] {
  return vars.filter((each) => !primitives.isInteger(each) && each.type?.kind !== "fn");
}

/** Why it gets smaller for these values of the variables: of an integer, what adds up to that it was not negative; of a
 * machine integer, which has a least value, what adds up to that it is less. */
export function smallerBy(
  { terms, primitives }: Tools,
  { kind, of }: Candidate,
  by: Substitution,
  assumptions: Assumptions,
  bounds: Bounds = new Map(),
): Sums | undefined {
  if (kind === "integer" && terms.width !== undefined) {
    const why = smallerMachine(terms, of, by, assumptions);
    primitives.wrapped ||= why === undefined;
    return why;
  }
  const [before, after] = [assumptions.normal(of), assumptions.normal(substitute(terms, of, by))];
  if (before === undefined || after === undefined) return undefined;
  if (kind === "size") {
    const [less, more] = [sizeIn({ primitives }, after, bounds), sizeIn({ primitives }, before, new Map())];
    return isWithin(less, more, -1) ? [] : undefined;
  }
  const less = asInteger(terms.subtract(before, after));
  if (less === undefined || less <= 0n) return undefined;
  const value = asInteger(before);
  if (value !== undefined) return value >= 0n ? [] : undefined;
  const sums = [...assumptions.inequalities(), terms.subtract(terms.integer(-1n), before)];
  return addUp(sums)?.map(([i, times]) => ({ sum: written(nth(sums, i)), times: String(times) }));
}

/** Whether it stays what it is; a sum of machine integers by its parts, as these may wrap around. */
export function isSame(terms: Terms, { kind, of }: Candidate, by: Substitution, assumptions: Assumptions): boolean {
  const laterOf = (term: Term): Term | undefined => assumptions.normal(substitute(terms, term, by));
  if (kind === "size" || terms.width === undefined)
    return assumptions.normal(of) !== undefined && assumptions.normal(of) === laterOf(of);
  const [before, after] = [rowOf(of, (factor) => assumptions.normal(factor)), rowOf(of, laterOf)];
  if (before === undefined || after === undefined) return false;
  const { times, constant } = plus(after, before, -1n);
  return times.size === 0 && constant === 0n;
}

function smallerMachine(terms: Terms, of: Term, by: Substitution, assumptions: Assumptions): Sums | undefined {
  const before = rowOf(of, (factor) => assumptions.normal(factor));
  const after = rowOf(of, (factor) => assumptions.normal(substitute(terms, factor, by)));
  return before && after && contradiction(assumptions, { otherwise: plus(after, before, -1n) });
}
