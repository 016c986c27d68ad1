// Terms of the second checker. A term is known by its key: two with the same key are the same value. Integers are sums of
// products; with machine integers their coefficients wrap around.
import type { Expr, Lam, Name } from "../core/expr.js";
import type { Literal } from "../core/literal.js";
import type { Type } from "../core/type.js";

/** A function of the programs. */
export type Code = {
  readonly key: string;
  readonly lam: Lam;
  /** What it takes from around it, without top-level names and what is defined together with it. */
  readonly captured: readonly Name[];
  /** What is defined together with it, itself included. */
  readonly together: ReadonlyMap<Name, Code>;
};

export type Term = { readonly key: string } & (
  | { readonly kind: "var"; readonly type: Type; readonly given: boolean } // given: functions in it are inputs
  | { readonly kind: "lit"; readonly value: Literal } // integers are sums
  | { readonly kind: "sum"; readonly constant: bigint; readonly parts: readonly Part[] }
  | { readonly kind: "make"; readonly ctor: Name; readonly args: Terms }
  | { readonly kind: "fun"; readonly code: Code; readonly env: Terms; readonly held: Terms }
  | { readonly kind: "call"; readonly fn: Term; readonly args: Terms }
  | { readonly kind: "op"; readonly op: string; readonly args: Terms }
  | { readonly kind: "global"; readonly name: Name; readonly bound: Expr } // no function, and not evaluated
);
export type Terms = readonly Term[];
export type Of<K extends Term["kind"]> = Extract<Term, { kind: K }>;
export type Part = { readonly times: bigint; readonly atoms: Terms };

const keys = (terms: Terms): string => terms.map(({ key }) => key).join(",");
const quoted = (text: unknown): string => JSON.stringify(text);

/** Names of variables are the certificate's, and may be anything: each variable has a number that no other has. */
export const variable = (number: number, type: Type, given: boolean): Term => ({
  kind: "var",
  key: `?${number}`,
  type,
  given,
});
export const make = (ctor: Name, args: Terms): Term => ({
  kind: "make",
  key: `<${quoted(ctor)} ${keys(args)}>`,
  ctor,
  args,
});
export const call = (fn: Term, args: Terms): Of<"call"> => ({
  kind: "call",
  key: `${fn.key}(${keys(args)})`,
  fn,
  args,
});
export const op = (name: string, ...args: Terms): Of<"op"> => ({
  kind: "op",
  key: `%${name}(${keys(args)})`,
  op: name,
  args,
});
export const global = (name: Name, bound: Expr): Term => ({ kind: "global", key: `!${quoted(name)}`, name, bound });
export const fun = (code: Code, env: Terms, held: Terms): Of<"fun"> => ({
  kind: "fun",
  key: `${code.key}[${keys(env)}]{${keys(held)}}`,
  code,
  env,
  held,
});

export function literal(value: Literal): Term {
  if (typeof value.value === "bigint") return integer(value.value);
  const text = Object.is(value.value, -0) ? "-0" : String(value.value);
  return { kind: "lit", key: `${value.kind}:${quoted(text)}`, value };
}

export const truth = (value: boolean): Term => literal({ kind: "bool", value });
export const TRUE = truth(true);
export const FALSE = truth(false);

export function isTruth(term: Term, value: boolean): boolean {
  return term.key === (value ? TRUE.key : FALSE.key);
}

export function integer(constant: bigint): Term {
  return { kind: "sum", key: `#${constant}`, constant, parts: [] };
}

/** undefined: integers have no end. */
export type Bits = number | undefined;

/** An integer as a sum. */
export function asSum(term: Term): { readonly constant: bigint; readonly parts: readonly Part[] } {
  return term.kind === "sum" ? term : { constant: 0n, parts: [{ times: 1n, atoms: [term] }] };
}

/** In its normal form; one that is nothing but another term is that term. */
export function sum(bits: Bits, constant: bigint, parts: readonly Part[]): Term {
  const wrapped = (value: bigint): bigint => (bits === undefined ? value : BigInt.asIntN(bits, value));
  const known = new Map<string, Part>();
  for (const { times, atoms } of parts) {
    const sorted = [...atoms].sort(byKey);
    const key = sorted.map((atom) => atom.key).join("*");
    known.set(key, { times: wrapped(times + (known.get(key)?.times ?? 0n)), atoms: sorted });
  }
  const rest = [...known].filter(([, { times }]) => times !== 0n).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = wrapped(constant);
  const [[, first] = [], ...more] = rest;
  const [atom] = first?.atoms ?? [];
  if (atom !== undefined && more.length === 0 && whole === 0n && first?.times === 1n && first.atoms.length === 1)
    return atom;
  const key = ["#", whole, ...rest.map(([each, { times }]) => `+${times}*${each}`)].join("");
  return { kind: "sum", key, constant: whole, parts: rest.map(([, part]) => part) };
}

export function plus(bits: Bits, a: Term, b: Term, times = 1n): Term {
  const [one, other] = [asSum(a), asSum(b)];
  const scaled = other.parts.map((part) => ({ ...part, times: part.times * times }));
  return sum(bits, one.constant + times * other.constant, [...one.parts, ...scaled]);
}

export function minus(bits: Bits, a: Term, b: Term): Term {
  return plus(bits, a, b, -1n);
}

export function product(bits: Bits, a: Term, b: Term): Term {
  const partsOf = ({ constant, parts }: ReturnType<typeof asSum>): Part[] => [{ times: constant, atoms: [] }, ...parts];
  const all = partsOf(asSum(a)).flatMap((x) =>
    partsOf(asSum(b)).map((y): Part => ({ times: x.times * y.times, atoms: [...x.atoms, ...y.atoms] })),
  );
  const [bare, rest] = [all.filter(({ atoms }) => atoms.length === 0), all.filter(({ atoms }) => atoms.length > 0)];
  return sum(
    bits,
    bare.reduce((total, { times }) => total + times, 0n),
    rest,
  );
}

/** The integer that a term is, if it is one. */
export function constantOf(term: Term): bigint | undefined {
  return term.kind === "sum" && term.parts.length === 0 ? term.constant : undefined;
}

export function byKey(a: Term, b: Term): number {
  return a.key < b.key ? -1 : a.key === b.key ? 0 : 1;
}

function within(term: Term): Terms {
  if (term.kind === "sum") return term.parts.flatMap(({ atoms }) => atoms);
  if (term.kind === "fun") return [...term.env, ...term.held];
  if (term.kind === "call") return [term.fn, ...term.args];
  return term.kind === "make" || term.kind === "op" ? term.args : [];
}

/** Whether one is a part of the other, or is the other; then its key is there too. */
export function mentions(term: Term, part: Term): boolean {
  return term.key.includes(part.key) && (term.key === part.key || within(term).some((each) => mentions(each, part)));
}
