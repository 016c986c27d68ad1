// Sums as users write them. In a proof a sum has numbers in front of products; a comparison asks whether one sum is not
// negative, or zero. Here what is taken away goes to the other side.
import { lit, prim } from "../../../core/build.js";
import type { Expr } from "../../../core/expr.js";
import type { IntKind } from "../../../core/literal.js";
import { isPrimitive, type PrimName } from "../../../core/primitive.js";
import type { ProofTerm } from "../certificate.js";

export type Sum = { readonly constant: bigint; readonly parts: readonly Product[] };

/** So many times the product of the factors. */
type Product = { readonly times: bigint; readonly factors: readonly ProofTerm[] };

export type Compared = { readonly op: "ge0" | "eq0"; readonly sum: Sum };

export function isSum(term: ProofTerm): boolean {
  return term.kind === "prim" && (term.op === "add" || term.op === "mul");
}

export function sumOf(term: ProofTerm): Sum {
  if (term.kind === "lit" && typeof term.value.value === "bigint") return { constant: term.value.value, parts: [] };
  const [a, b] = term.kind === "prim" ? term.args : [];
  if (term.kind !== "prim" || a === undefined || b === undefined || !isSum(term))
    return { constant: 0n, parts: [{ times: 1n, factors: [term] }] };
  return term.op === "add" ? added(sumOf(a), sumOf(b)) : multiplied(sumOf(a), sumOf(b));
}

function added(a: Sum, b: Sum): Sum {
  return { constant: a.constant + b.constant, parts: [...a.parts, ...b.parts] };
}

function multiplied(a: Sum, b: Sum): Sum {
  const all = (sum: Sum): readonly Product[] => [{ times: sum.constant, factors: [] }, ...sum.parts];
  const products = all(a).flatMap((x) =>
    all(b).map((y) => ({ times: x.times * y.times, factors: [...x.factors, ...y.factors] })),
  );
  const isNumber = ({ factors }: Product): boolean => factors.length === 0;
  return {
    constant: products.filter(isNumber).reduce((sum, { times }) => sum + times, 0n),
    parts: products.filter((each) => !isNumber(each) && each.times !== 0n),
  };
}

type Show = (term: ProofTerm) => Expr;

/** What is added first, so that no sum begins with a sign; the number last. */
export function sumExpr(integer: IntKind, { constant, parts }: Sum, show: Show): Expr {
  const product = ({ times, factors }: Product): Expr =>
    productExpr(integer, times < 0n ? -times : times, factors, show);
  const positive = parts.filter(({ times }) => times > 0n);
  const [first, ...others] = positive;
  const start = first === undefined ? number(integer, constant) : product(first);
  let whole = others.reduce((sum, part) => prim(op(integer, "add"), sum, product(part)), start);
  if (first !== undefined && constant > 0n) whole = prim(op(integer, "add"), whole, number(integer, constant));
  for (const part of parts.filter(({ times }) => times < 0n)) whole = prim(op(integer, "sub"), whole, product(part));
  if (first !== undefined && constant < 0n) whole = prim(op(integer, "sub"), whole, number(integer, -constant));
  return whole;
}

function productExpr(integer: IntKind, times: bigint, factors: readonly ProofTerm[], show: Show): Expr {
  const shown = factors.map(show);
  const all = times === 1n && shown.length > 0 ? shown : [number(integer, times), ...shown];
  return all.reduce((product, factor) => prim(op(integer, "mul"), product, factor));
}

/** x - y - 1 >= 0 as x > y. */
export function comparison(integer: IntKind, { op: kind, sum }: Compared, value: boolean, show: Show): Expr {
  const isEquation = kind === "eq0";
  const { constant, parts } = value || isEquation ? sum : opposite(sum);
  const more = { constant: 0n, parts: parts.filter(({ times }) => times > 0n) };
  const less = { constant: 0n, parts: negated(parts.filter(({ times }) => times < 0n)) };
  const isStrict = !isEquation && constant === -1n;
  const left = { ...more, constant: constant > 0n && more.parts.length > 0 ? constant : 0n };
  const right = { ...less, constant: isStrict ? 0n : constant < 0n ? -constant : 0n };
  const compare = (name: Comparison, a: Sum, b: Sum): Expr =>
    prim(op(integer, name), sumExpr(integer, a, show), sumExpr(integer, b, show));
  if (more.parts.length === 0) {
    const bound = { constant: isStrict ? 0n : constant, parts: [] };
    return compare(isEquation ? (value ? "eq" : "ne") : isStrict ? "lt" : "le", less, bound);
  }
  if (isEquation) return compare(value ? "eq" : "ne", left, right);
  return compare(isStrict ? "gt" : "ge", left, right);
}

/** Of machine integers: whether one is less than the other. A number stands on the right. */
export function lessExpr(integer: IntKind, a: ProofTerm, b: ProofTerm, value: boolean, show: Show): Expr {
  const isNumber = a.kind === "lit" && typeof a.value.value === "bigint";
  if (!isNumber) return prim(op(integer, value ? "lt" : "ge"), show(a), show(b));
  if (a.value.value === -1n) return prim(op(integer, value ? "ge" : "lt"), show(b), number(integer, 0n));
  return prim(op(integer, value ? "gt" : "le"), show(b), show(a));
}

type Comparison = "eq" | "ne" | "lt" | "le" | "gt" | "ge";

/** Negative where the other is not. */
function opposite({ constant, parts }: Sum): Sum {
  return { constant: -constant - 1n, parts: negated(parts) };
}

function negated(parts: readonly Product[]): readonly Product[] {
  return parts.map(({ times, factors }) => ({ times: -times, factors }));
}

function number(integer: IntKind, value: bigint): Expr {
  return lit({ kind: integer, value });
}

function op(integer: IntKind, name: string): PrimName {
  const wanted = `${integer}.${name}`;
  if (!isPrimitive(wanted)) throw new Error(`no operation ${wanted}`);
  return wanted;
}
