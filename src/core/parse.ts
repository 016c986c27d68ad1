// Core text -> core; print.ts has the grammar. For tests and bug reports, so mistakes are
// plain Errors. Nodes are numbered in order from 1 and have no place.
import { type Arm, type Binding, type Expr, fixedName, type Name, type Pattern } from "./expr.js";
import { Ids } from "./ids.js";
import type { Literal } from "./literal.js";
import { isPrimitive, type PrimName } from "./primitive.js";
import type { CtorDecl, DataDecl, Def, Fault, FieldAccess, Program } from "./program.js";
import { readSexps, type Sexp } from "./sexp.js";
import { NOWHERE } from "./span.js";
import { fn, type Type } from "./type.js";

type Reader = { readonly ids: Ids };
type ListSexp = Extract<Sexp, { kind: "list" }>;

export function parseExpr(text: string): Expr {
  const [sexp, ...more] = readSexps(text);
  if (sexp === undefined || more.length > 0) throw new Error("one expression expected");
  return expr({ ids: new Ids() }, sexp, true);
}

export function parseProgram(text: string): Program {
  const reader: Reader = { ids: new Ids() };
  const data: DataDecl[] = [];
  const exceptions: CtorDecl[] = [];
  const faults = new Map<string, Expr>();
  const types = new Map<Name, Type>();
  const defs: Def[] = [];
  for (const sexp of readSexps(text)) {
    const [head, first, second] = list(sexp).items;
    const keyword = atom(head);
    if (keyword === "data" || keyword === "abstract") data.push(dataDecl(list(sexp)));
    else if (keyword === "exception") exceptions.push(ctorDecl(list(first)));
    else if (keyword === "fault") faults.set(atom(first), expr(reader, some(second), true));
    else if (keyword === "type") types.set(name(first), type(some(second)));
    else defs.push(definition(reader, list(sexp)));
  }
  return { data, exceptions, faults: allFaults(faults), types, defs };
}

/** A text without faults can be run as long as nothing fails. */
function allFaults(given: ReadonlyMap<string, Expr>): Readonly<Record<Fault, Expr>> {
  const of = (fault: Fault): Expr => given.get(fault) ?? parseExpr("[tuple0]");
  return {
    divide: of("divide"),
    bounds: of("bounds"),
    incomparable: of("incomparable"),
    lazy: of("lazy"),
    absent: of("absent"),
    match: of("match"),
  };
}

function definition(reader: Reader, { items }: ListSexp): Def {
  if (atom(items[0]) === "rec") return { kind: "rec", bindings: bindings(reader, items.slice(1), true) };
  if (atom(items[0]) !== "def") throw new Error(`unknown definition ${atom(items[0])}`);
  return { kind: "one", name: name(items[1]), bound: expr(reader, some(items[2]), true) };
}

function dataDecl({ items }: ListSexp): DataDecl {
  const [head, family, params, ...rest] = items;
  const behind = rest.slice(0, 1).map(list).find(isBehind);
  const ctors = behind === undefined ? rest : rest.slice(1);
  return {
    name: name(family),
    params: list(params).items.map(name),
    ctors: ctors.map((ctor) => ctorDecl(list(ctor))),
    abstract: atom(head) === "abstract",
    ...(behind && { behind: type(some(behind.items[1])) }),
  };
}

/** A constructor of that name has a rank and fields. */
function isBehind({ items }: ListSexp): boolean {
  return items.length === 2 && isAtom(items[0], "behind");
}

function ctorDecl({ items }: ListSexp): CtorDecl {
  const [ctor, rank, fields, ...more] = items;
  const labels = more.map(list).find(({ open }) => open === "(");
  const extra = (word: string): readonly Sexp[] | undefined =>
    more.map(list).find(({ open, items: [head] }) => open === "[" && isAtom(head, word))?.items;
  const [result, compared, called] = [extra("result"), extra("compared"), extra("called")];
  const access = extra("access")?.slice(1).map(fieldAccess);
  return {
    name: name(ctor),
    rank: Number(atom(rank)),
    fields: list(fields).items.map(type),
    labels: labels?.items.map(name),
    ...(result && { result: result.slice(1).map(type) }),
    ...(extra("identity") && { identity: true }),
    ...(extra("anew") && { anew: true }),
    ...(compared && { compared: Number(atom(compared[1])) }),
    ...(access && { access }),
    ...(called && { called: called.slice(1).map(name) }),
  };
}

function fieldAccess(sexp: Sexp): FieldAccess {
  const word = atom(sexp);
  return word === "frozen" || word === "own" ? word : "open";
}

function type(sexp: Sexp): Type {
  if (sexp.kind !== "list") return { kind: "con", name: name(sexp), args: [] };
  const [head, ...args] = sexp.items;
  if (isAtom(head, "'")) return { kind: "var", name: name(args[0]) };
  if (isAtom(head, "->")) return fn(type(some(args[0])), type(some(args[1])), args[2] && name(args[2]));
  return { kind: "con", name: name(head), args: args.map(type) };
}

function expr(reader: Reader, sexp: Sexp, around: boolean): Expr {
  const written = sexp.kind === "flip" ? !around : around;
  const inner = sexp.kind === "flip" ? sexp.inner : sexp;
  const base = { id: reader.ids.next(), at: NOWHERE, written };
  if (inner.kind === "flip") throw new Error("~ twice");
  if (inner.kind === "list") return inner.open === "[" ? making(reader, base, inner) : form(reader, base, inner);
  const value = literal(inner);
  return value === undefined ? { kind: "var", ...base, name: name(inner) } : { kind: "lit", ...base, value };
}

type Base = Pick<Expr, "id" | "at" | "written">;

function making(reader: Reader, base: Base, { items }: ListSexp): Expr {
  const ctor = name(items[0]);
  const dots = items.findIndex((item) => isAtom(item, ".."));
  const parts = (from: number, to?: number) => items.slice(from, to).map((item) => expr(reader, item, base.written));
  if (dots === -1) return { kind: "make", ...base, ctor, args: parts(1) };
  return {
    kind: "chain",
    ...base,
    ctor,
    items: parts(1, dots),
    last: expr(reader, some(items[dots + 1]), base.written),
  };
}

function form(reader: Reader, base: Base, { items }: ListSexp): Expr {
  const [head, ...rest] = items;
  const go = (sexp: Sexp | undefined): Expr => expr(reader, some(sexp), base.written);
  const arms = (): readonly Arm[] => rest.slice(1).map((item) => arm(reader, list(item), base.written));
  if (head?.kind === "atom" && head.text.startsWith("%")) {
    return { kind: "prim", ...base, op: primName(head.text.slice(1)), args: rest.map(go) };
  }
  switch (head?.kind === "atom" ? head.text : undefined) {
    case "fun":
      return { kind: "lam", ...base, params: list(rest[0]).items.map(name), body: go(rest[1]) };
    case "let":
      return along(reader, base, rest);
    case "seq":
      return { kind: "seq", ...base, items: rest.map(go) };
    case "match":
      return { kind: "match", ...base, on: go(rest[0]), arms: arms() };
    case "try":
      return { kind: "try", ...base, body: go(rest[0]), arms: arms() };
    case "if":
      return { kind: "if", ...base, cond: go(rest[0]), yes: go(rest[1]), no: go(rest[2]) };
    case "raise":
      return { kind: "raise", ...base, exn: go(rest[0]) };
    case "delay":
      return { kind: "delay", ...base, body: go(rest[0]), again: false };
    case "delay-again":
      return { kind: "delay", ...base, body: go(rest[0]), again: true };
    case "force":
      return { kind: "force", ...base, value: go(rest[0]) };
    case "choose":
      return { kind: "choose", ...base, options: rest.map(go) };
    default:
      return { kind: "app", ...base, fn: go(head), args: rest.map(go) };
  }
}

function primName(text: string): PrimName {
  if (!isPrimitive(text)) throw new Error(`no primitive ${text}`);
  return text as PrimName;
}

/** The flat list of bindings and effects, put together from the end. */
function along(reader: Reader, base: Base, items: readonly Sexp[]): Expr {
  const steps = items.slice(0, -1).map((item) => step(reader, base, item));
  const last = expr(reader, some(items[items.length - 1]), base.written);
  return steps.reduceRight((rest, wrap) => wrap(rest), last);
}

function step(reader: Reader, { written }: Base, item: Sexp): (rest: Expr) => Expr {
  const own = item.kind === "flip" ? !written : written;
  const { items } = list(item.kind === "flip" ? item.inner : item);
  const base = { id: reader.ids.next(), at: NOWHERE, written: own };
  const [head, ...parts] = items;
  if (isAtom(head, "rec")) {
    const bound = bindings(reader, parts, own);
    return (body) => ({ kind: "letrec", ...base, bindings: bound, body });
  }
  if (isAtom(head, "do")) {
    const firsts = parts.map((part) => expr(reader, part, own));
    return (last) => ({ kind: "seq", ...base, items: [...firsts, last] });
  }
  const bound = expr(reader, some(parts[0]), own);
  return (body) => ({ kind: "let", ...base, name: name(head), bound, body });
}

function bindings(reader: Reader, sexps: readonly Sexp[], around: boolean): readonly Binding[] {
  return sexps.map((sexp) => {
    const [head, bound] = list(sexp).items;
    return { name: name(head), bound: expr(reader, some(bound), around) };
  });
}

function arm(reader: Reader, { items }: ListSexp, around: boolean): Arm {
  const guard = isAtom(items[1], "when") ? expr(reader, some(items[2]), around) : undefined;
  const arrow = guard === undefined ? 1 : 3;
  if (!isAtom(items[arrow], "->")) throw new Error("-> expected in an arm");
  return { pattern: pattern(some(items[0])), guard, body: expr(reader, some(items[arrow + 1]), around) };
}

function pattern(sexp: Sexp): Pattern {
  const at = NOWHERE;
  if (sexp.kind !== "list") {
    if (isAtom(sexp, "_")) return { kind: "any", at };
    const value = literal(sexp);
    return value === undefined ? { kind: "bind", at, name: name(sexp) } : { kind: "lit", at, value };
  }
  const [head, ...rest] = sexp.items;
  if (sexp.open === "[") return { kind: "ctor", at, ctor: name(head), args: rest.map(pattern) };
  switch (atom(head)) {
    case "as":
      return { kind: "as", at, inner: pattern(some(rest[0])), name: name(rest[1]) };
    case "range":
      return { kind: "range", at, low: someLiteral(rest[0]), high: someLiteral(rest[1]) };
    case "or":
      return { kind: "or", at, options: rest.map(pattern) };
    case "cell":
      return { kind: "cell", at, inner: pattern(some(rest[0])) };
    case "array":
      return { kind: "array", at, items: rest.map(pattern) };
    default:
      throw new Error(`unknown pattern ${atom(head)}`);
  }
}

function someLiteral(sexp: Sexp | undefined): Literal {
  const value = literal(some(sexp));
  if (value === undefined) throw new Error("literal expected");
  return value;
}

function literal(sexp: Sexp): Literal | undefined {
  if (sexp.kind === "string") return { kind: "str", value: sexp.text };
  if (sexp.kind !== "atom") return undefined;
  if (sexp.text === "true" || sexp.text === "false") return { kind: "bool", value: sexp.text === "true" };
  if (/^-?\d+$/.test(sexp.text)) return { kind: "i63", value: BigInt(sexp.text) };
  const [, number = "", kind] = /^(.*):(i32|i64|native|big|f64|char)$/.exec(sexp.text) ?? [];
  switch (kind) {
    case "f64":
    case "char":
      return { kind, value: Number(number) };
    case "i32":
    case "i64":
    case "native":
    case "big":
      return { kind, value: BigInt(number) };
    default:
      return undefined;
  }
}

function some<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("something is missing in core text");
  return value;
}

function list(sexp: Sexp | undefined): ListSexp {
  if (sexp?.kind !== "list") throw new Error("list expected in core text");
  return sexp;
}

function atom(sexp: Sexp | undefined): string {
  return sexp?.kind === "atom" ? sexp.text : "";
}

function isAtom(sexp: Sexp | undefined, text: string): boolean {
  return sexp?.kind === "atom" && sexp.text === text;
}

function name(sexp: Sexp | undefined): Name {
  if (sexp?.kind !== "atom" && sexp?.kind !== "name") throw new Error("name expected in core text");
  return fixedName(sexp.text);
}
