// `xs.withFilter(p).map(f)`, which is also what `for (x <- xs if p(x)) yield f(x)` stands for, asks p of an element and
// calls f with it before it comes to the next one. The library's withFilter asks p of all elements first. Where somebody
// may notice, the calls become one that goes through xs once: `xs.flatMap(x => if (p(x)) List(f(x)) else Nil)`.
import { nth } from "../../../basis/known.js";
import { isPure } from "../infer/pure.js";
import { madeAt } from "../made.js";
import type { ClassSymbol, DefSymbol, Expr, Stat, Ty, ValueSymbol } from "../typed.js";
import { functionActs } from "./acts.js";
import { isMarked, linearization } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";

type Call = Extract<Expr, { kind: "call" }>;

/** A call of a method that takes one function: what it goes through, and the function. */
type Pass = { readonly call: Call; readonly owner: ClassSymbol; readonly from: Expr; readonly fn: Expr };

/** The same in one pass. undefined: it is no such call, or nobody notices. */
export function inOnePass(l: Lowering, e: Call): Expr | undefined {
  const last = PASSES.has(e.of.name) ? passOf(e) : undefined;
  if (last === undefined) return undefined;
  const { from, tests } = filtered(last.from);
  const fns = [...tests, last.fn];
  if (tests.length === 0 || !fns.some((fn) => functionActs(l, fn))) return undefined;
  return evaluatedFirst([from, ...fns], e, (parts) =>
    onePass(l, { ...last, from: nth(parts, 0), fn: nth(parts, parts.length - 1) }, parts.slice(1, -1)),
  );
}

const PASSES: ReadonlySet<string> = new Set(["foreach", "map", "flatMap"]);

function passOf(e: Expr): Pass | undefined {
  if (e.kind !== "call" || e.above !== undefined) return undefined;
  const owner = e.of.owner?.symbol === "class" ? e.of.owner : undefined;
  if (owner === undefined || !owner.inLibrary) return undefined;
  const [from, fn, more] = isMarked(owner, "members") ? e.args : [e.receiver, ...e.args];
  if (from === undefined || from.kind === "default" || more !== undefined) return undefined;
  if (fn === undefined || fn.kind === "default" || fn.type.kind !== "fn") return undefined;
  return { call: e, owner, from, fn };
}

/** Leon's and Stainless's own lists ask all elements first; an iterator or a stream when it is asked itself. */
const OWN_ORDER = /^(leon|stainless)\.|^scala\.(\w*Iterator|Stream)$/;

/** Whose withFilter asks nothing at once. */
const ASKS_AT_ONCE = /^(leon|stainless)\./;
const IS_ITERATOR = /^scala\.\w*Iterator$/;

/**
 * What withFilter gives in Scala can only be gone through, and asks nothing until then. Where that happens at once, the
 * library's withFilter will do; where it is kept, what it will come to is not known.
 */
export function isKeptFilter(l: Lowering, e: Call): boolean {
  const from = PASSES.has(e.of.name) || e.of.name === "withFilter" ? passOf(e)?.from : undefined;
  if (from?.kind === "call") l.filtersAsked.add(from);
  const pass = lazyFilter(e);
  return pass !== undefined && !IS_ITERATOR.test(pass.owner.path) && !l.filtersAsked.has(e);
}

/** What is left of it where nobody goes through it: what it would ask, and the function, are computed. */
export function unaskedFilter(e: Expr): readonly Expr[] | undefined {
  const pass = lazyFilter(e);
  return pass && [...(unaskedFilter(pass.from) ?? [pass.from]), pass.fn];
}

function lazyFilter(e: Expr): Pass | undefined {
  const pass = e.kind === "call" && e.of.name === "withFilter" ? passOf(e) : undefined;
  return pass === undefined || ASKS_AT_ONCE.test(pass.owner.path) ? undefined : pass;
}

/** What is filtered, and all tests in order. */
function filtered(e: Expr): { readonly from: Expr; readonly tests: readonly Expr[] } {
  const pass = lazyFilter(e);
  if (pass === undefined || OWN_ORDER.test(pass.owner.path)) return { from: e, tests: [] };
  const inner = filtered(pass.from);
  return { from: inner.from, tests: [...inner.tests, pass.fn] };
}

/** What is no function literal may do something when it is evaluated: that comes first, in order. */
function evaluatedFirst(
  parts: readonly Expr[],
  e: Call,
  then: (parts: readonly Expr[]) => Expr | undefined,
): Expr | undefined {
  if (parts.slice(1).every(isPure)) return then(parts);
  const at = madeAt(e.at);
  const bound = parts.map((value, i): { readonly stat: Stat; readonly name: Expr } => {
    const of = newLocal("local", `part${i}`, at, value.type);
    return { stat: { kind: "val", of, value, at }, name: { kind: "value", at, type: value.type, of } };
  });
  const result = then(bound.map(({ name }) => name));
  return result && { kind: "block", at, type: e.type, stats: bound.map(({ stat }) => stat), result };
}

function onePass(l: Lowering, pass: Pass, tests: readonly Expr[]): Expr | undefined {
  const { call } = pass;
  const { of, at } = call;
  if (of.name === "foreach") {
    const nothing: Expr = { kind: "constant", at: madeAt(at), type: call.type, value: { kind: "unit" } };
    const done = (value: Expr): Expr => ({
      ...nothing,
      kind: "block",
      stats: [{ kind: "expr", value, at }],
      result: nothing,
    });
    return through(pass, of, tests, nothing, done);
  }
  const flat = of.name === "map" ? flatMapBeside(l, pass) : of;
  const none = flat && noneOf(flat, call);
  if (flat === undefined || none === undefined || of === flat)
    return none && through(pass, of, tests, none, (made) => made);
  return through(pass, flat, tests, none, (made) =>
    none.kind === "sequence" ? { ...none, items: [made] } : { ...none, kind: "concat", parts: [made] },
  );
}

/** x => if (p(x) && q(x)) f(x) else none */
function through(
  { call, owner, from, fn }: Pass,
  of: DefSymbol,
  tests: readonly Expr[],
  none: Expr,
  wrapped: (made: Expr) => Expr,
): Expr {
  const at = madeAt(call.at);
  const item = itemType(fn);
  const param = newLocal("param", "x", at, item);
  const applied = (f: Expr): Expr => ({
    kind: "apply",
    at: f.at,
    type: f.type.kind === "fn" ? f.type.result : f.type,
    fn: f,
    args: [{ kind: "value", at, type: item, of: param }],
  });
  const body = tests.reduceRight<Expr>(
    (yes, test) => ({ kind: "if", at, type: none.type, cond: applied(test), yes, no: none }),
    wrapped(applied(fn)),
  );
  const type: Ty = { kind: "fn", params: [item], result: none.type };
  const lambda: Expr = { kind: "lambda", at: fn.at, type, params: [param], body };
  if (isMarked(owner, "members")) return { ...call, of, args: [from, lambda] };
  return { ...call, of, receiver: from, args: [lambda] };
}

function itemType(fn: Expr): Ty {
  const [first] = fn.type.kind === "fn" ? fn.type.params : [];
  return (fn.kind === "lambda" ? fn.params[0]?.type : undefined) ?? first ?? { kind: "any" };
}

/** The flatMap that makes collections of the same kind: of as many overloads, the one at the same place. */
function flatMapBeside(l: Lowering, { call, owner }: Pass): DefSymbol | undefined {
  const maps = owner.methods.filter(({ name }) => name === call.of.name);
  for (const each of linearization(l, owner)) {
    const flats = each.methods.filter(({ name }) => name === "flatMap");
    if (flats.length > 0) return flats.length === maps.length ? flats[maps.indexOf(call.of)] : undefined;
  }
  return undefined;
}

/** What a function gives to flatMap that has no elements for it. */
function noneOf(flat: DefSymbol, { at }: Call): Extract<Expr, { kind: "sequence" | "constant" }> | undefined {
  const taken = flat.params.flat().at(-1)?.type;
  const type = taken?.kind === "fn" ? taken.result : undefined;
  if (type?.kind !== "class") return undefined;
  if (type.of.name === "String")
    return { kind: "constant", at: madeAt(at), type, value: { kind: "string", value: "" } };
  return type.of.path === "scala.Iterable" ? { kind: "sequence", at: madeAt(at), type, items: [] } : undefined;
}

function newLocal(kind: "local" | "param", name: string, at: ValueSymbol["at"], type: Ty): ValueSymbol {
  const marks = { isMutable: false, isLazy: false, byName: false, isRepeated: false, isImplicit: false };
  const more = { isOverride: false, isAbstract: false, isOpen: true, default: undefined, owner: undefined };
  return { symbol: "value", kind, name, at, type, ...marks, ...more };
}
