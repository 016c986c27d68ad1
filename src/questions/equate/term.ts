// What the finder reasons about: values of unknown inputs. Terms that are the same are one object, so that sameness is
// identity; integers are polynomials over what is no sum or product itself.
import type { Lam, Name } from "../../core/expr.js";
import type { Literal } from "../../core/literal.js";
import type { Type } from "../../core/type.js";
import { type Width, wrapped } from "./width.js";

export type Term = { readonly id: number; readonly key: string; readonly size: number } & TermShape;

export type TermShape =
  | { readonly kind: "var"; readonly name: string; readonly type: Type | undefined }
  | { readonly kind: "lit"; readonly value: Literal } // integers are sums
  | { readonly kind: "make"; readonly ctor: Name; readonly args: readonly Term[] }
  | { readonly kind: "fun"; readonly code: Code; readonly env: readonly Term[]; readonly held: readonly Term[] }
  | { readonly kind: "call"; readonly fn: Term; readonly args: readonly Term[] }
  | { readonly kind: "sum"; readonly constant: bigint; readonly parts: readonly Part[] }
  | { readonly kind: "prim"; readonly op: string; readonly args: readonly Term[] };

export type TermOf<K extends Term["kind"]> = Extract<Term, { kind: K }>;

/** A product of factors, in the order of their ids, so many times. */
export type Part = { readonly times: bigint; readonly factors: readonly Term[] };

/** A function of the programs. */
export type Code = {
  readonly id: Name | number;
  readonly name: string;
  readonly lam: Lam;
  /** What it captures, in alphabetical order: neither top-level names nor those of its own group. */
  readonly free: readonly Name[];
  /** The functions that it is defined together with, itself included. */
  readonly group: readonly { readonly name: Name; readonly code: Code }[];
  readonly recursive: boolean;
  /** What it gives when it has all its arguments, where that is known. */
  readonly result: Type | undefined;
};

export class Terms {
  private readonly known = new Map<string, Term>();
  /** Those that capture nothing, which are named again and again. */
  private readonly plainFunctions = new Map<Code, Term>();
  private readonly truths = new Map<boolean, Term>();

  /** Of a width, sums are the same where they are but for the bits that are lost. */
  constructor(readonly width?: Width) {}

  private intern(key: string, shape: TermShape, size: number): Term {
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const made = { ...shape, id: this.known.size, key, size } as Term;
    this.known.set(key, made);
    return made;
  }

  variable(name: string, type: Type | undefined): Term {
    return this.intern(`v${name}`, { kind: "var", name, type }, 1);
  }

  literal(value: Literal): Term {
    if (typeof value.value === "bigint") return this.integer(value.value);
    const text = Object.is(value.value, -0) ? "-0" : String(value.value); // 0. and -0. are two floats
    return this.intern(`l${value.kind}:${text}`, { kind: "lit", value }, 1);
  }

  integer(value: bigint): Term {
    const constant = this.width === undefined ? value : wrapped(this.width, value);
    return this.intern(`i${constant}`, { kind: "sum", constant, parts: [] }, 1);
  }

  truth(value: boolean): Term {
    const known = this.truths.get(value) ?? this.literal({ kind: "bool", value });
    this.truths.set(value, known);
    return known;
  }

  make(ctor: Name, args: readonly Term[]): Term {
    return this.intern(`m${ctor}(${ids(args)})`, { kind: "make", ctor, args }, sizeOf(args));
  }

  fun(code: Code, env: readonly Term[], held: readonly Term[]): Term {
    if (env.length + held.length > 0) return this.function(code, env, held);
    const known = this.plainFunctions.get(code);
    if (known !== undefined) return known;
    const made = this.function(code, env, held);
    this.plainFunctions.set(code, made);
    return made;
  }

  private function(code: Code, env: readonly Term[], held: readonly Term[]): Term {
    return this.intern(
      `f${code.id}(${ids(env)};${ids(held)})`,
      { kind: "fun", code, env, held },
      sizeOf(env) + sizeOf(held),
    );
  }

  call(fn: Term, args: readonly Term[]): Term {
    return this.intern(`c${fn.id}(${ids(args)})`, { kind: "call", fn, args }, sizeOf(args) + fn.size);
  }

  prim(op: string, args: readonly Term[]): Term {
    return this.intern(`p${op}(${ids(args)})`, { kind: "prim", op, args }, sizeOf(args));
  }

  /** What is one thing once, and nothing else, is that thing. */
  sum(whole: bigint, all: readonly Part[]): Term {
    const { width } = this;
    const constant = width === undefined ? whole : wrapped(width, whole);
    const parts = width === undefined ? all : narrowed(width, all);
    const [only] = parts;
    if (constant === 0n && parts.length === 1 && only?.times === 1n && only.factors.length === 1) {
      const [factor] = only.factors;
      if (factor !== undefined) return factor;
    }
    const key = parts.map(({ times, factors }) => `${times}*${ids(factors)}`).join("+");
    const size = parts.reduce((total, { factors }) => total + sizeOf(factors), 1);
    return parts.length === 0
      ? this.integer(constant)
      : this.intern(`s${constant}+${key}`, { kind: "sum", constant, parts }, size);
  }

  add(a: Term, b: Term, times = 1n): Term {
    const [left, right] = [asSum(a), asSum(b)];
    const parts = new Map(left.parts.map((part) => [ids(part.factors), part]));
    for (const part of right.parts) addPart(parts, { ...part, times: part.times * times });
    return this.sum(left.constant + right.constant * times, inOrder(parts));
  }

  subtract(a: Term, b: Term): Term {
    return this.add(a, b, -1n);
  }

  multiply(a: Term, b: Term): Term {
    const [left, right] = [asSum(a), asSum(b)];
    const parts = new Map<string, Part>();
    const withConstant = (sum: Sum): readonly Part[] =>
      sum.constant === 0n ? sum.parts : [...sum.parts, { times: sum.constant, factors: [] }];
    let constant = 0n;
    for (const x of withConstant(left))
      for (const y of withConstant(right)) {
        const factors = [...x.factors, ...y.factors].sort((s, t) => s.id - t.id);
        const times = x.times * y.times;
        if (factors.length === 0) constant += times;
        else addPart(parts, { times, factors });
      }
    return this.sum(constant, inOrder(parts));
  }
}

export type Sum = { readonly constant: bigint; readonly parts: readonly Part[] };

export function asSum(term: Term): Sum {
  return term.kind === "sum" ? term : { constant: 0n, parts: [{ times: 1n, factors: [term] }] };
}

export function asInteger(term: Term): bigint | undefined {
  return term.kind === "sum" && term.parts.length === 0 ? term.constant : undefined;
}

export function isTruth(term: Term): boolean | undefined {
  return term.kind === "lit" && term.value.kind === "bool" ? term.value.value : undefined;
}

export function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case "var":
    case "lit":
      return [];
    case "make":
    case "prim":
      return term.args;
    case "fun":
      return [...term.env, ...term.held];
    case "call":
      return [term.fn, ...term.args];
    case "sum":
      return term.parts.flatMap(({ factors }) => factors);
  }
}

/** Whether it, or something in it, satisfies the test. */
export function someIn(term: Term, test: (term: Term) => boolean, seen = new Set<Term>()): boolean {
  if (seen.has(term)) return false;
  seen.add(term);
  return test(term) || partsOf(term).some((part) => someIn(part, test, seen));
}

/** It and all that is in it, each once, the outer ones first. */
export function allIn(term: Term, seen = new Set<Term>()): ReadonlySet<Term> {
  if (!seen.has(term)) {
    seen.add(term);
    for (const part of partsOf(term)) allIn(part, seen);
  }
  return seen;
}

/** The call of a recursive function that it is, or that gives the function which it applies. */
export function headOf(term: Term): Term | undefined {
  if (term.kind !== "call") return undefined;
  if (term.fn.kind !== "fun") return headOf(term.fn);
  return term.fn.code.recursive ? term : undefined;
}

function ids(terms: readonly Term[]): string {
  let text = "";
  for (const { id } of terms) text += text === "" ? id : `,${id}`;
  return text;
}

function sizeOf(terms: readonly Term[]): number {
  let total = 1;
  for (const { size } of terms) total += size;
  return total;
}

function addPart(parts: Map<string, Part>, part: Part): void {
  const key = ids(part.factors);
  const times = (parts.get(key)?.times ?? 0n) + part.times;
  if (times === 0n) parts.delete(key);
  else parts.set(key, { times, factors: part.factors });
}

function narrowed(width: Width, parts: readonly Part[]): readonly Part[] {
  return parts
    .map(({ times, factors }) => ({ times: wrapped(width, times), factors }))
    .filter(({ times }) => times !== 0n);
}

function inOrder(parts: ReadonlyMap<string, Part>): readonly Part[] {
  return [...parts].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, part]) => part);
}

/** For traces. */
export function shown(term: Term): string {
  switch (term.kind) {
    case "var":
      return term.name;
    case "lit":
      return JSON.stringify(term.value.value);
    case "make":
      return term.args.length === 0 ? term.ctor : `${term.ctor}(${term.args.map(shown).join(", ")})`;
    case "fun":
      return `<${term.code.name}${[...term.env, ...term.held].length > 0 ? ` ${[...term.env, ...term.held].map(shown).join(" ")}` : ""}>`;
    case "call":
      return `${shown(term.fn)}(${term.args.map(shown).join(", ")})`;
    case "sum":
      return [
        ...term.parts.map(({ times, factors }) => `${times === 1n ? "" : `${times}*`}${factors.map(shown).join("*")}`),
        ...(term.constant === 0n && term.parts.length > 0 ? [] : [String(term.constant)]),
      ].join(" + ");
    case "prim":
      return `${term.op}(${term.args.map(shown).join(", ")})`;
  }
}
