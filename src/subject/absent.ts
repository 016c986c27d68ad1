// Null as an input. A program that asks whether an argument is null is asked about once more with null for the argument:
// as a function of the others, which is put beside it.
import { call, lambda, make, variable } from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor, tupleWidth } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import { boundAs } from "../core/needs.js";
import type { Def, Program } from "../core/program.js";
import { visit } from "../core/traverse.js";
import { con, fn, type Type } from "../core/type.js";
import { uncurried } from "./hidden/operation.js";
import type { OfferedSide, Side } from "./subject.js";

/** What a program does with an argument, as far as it can be followed. */
type Use = {
  /** Where it is asked whether it is null. */
  readonly asks: ReadonlySet<Expr>;
  /** Nothing is done to it that is only known of other values. */
  readonly safe: boolean;
};

/** Of one parameter of a function. */
export function useOf({ program, name }: Side, at: number, absent: Name): Use {
  return followed(program, absent, name, at, new Set());
}

/** Whether the function mentions one parameter at all. */
export function usesParam({ program, name }: Side, at: number): boolean {
  const bound = boundAs(program, name);
  const param = bound?.kind === "lam" ? bound.params[at] : undefined;
  if (bound?.kind !== "lam" || param === undefined) return true;
  let found = false;
  visit(bound.body, (e) => {
    found ||= e.kind === "var" && e.name === param;
  });
  return found;
}

/** Whether values of a type may be null. */
export function mayBeAbsent({ data }: Program, type: Type): boolean {
  if (type.kind !== "con") return false;
  return type.name === "str16" || (tupleWidth(type.name) ?? 0) > 1 || data.some(({ name }) => name === type.name);
}

const HARMLESS: ReadonlySet<string> = new Set(["any.eq_id", "any.eq", "any.same", "any.kind", "any.cast"]);

function followed(program: Program, absent: Name, name: Name, at: number, met: Set<string>): Use {
  const key = `${name} ${at}`;
  if (met.has(key)) return { asks: new Set(), safe: true };
  met.add(key);
  const bound = boundAs(program, name);
  const param = bound?.kind === "lam" ? bound.params[at] : undefined;
  if (bound?.kind !== "lam" || param === undefined) return UNKNOWN;
  const own = new Set([param]);
  const isOwn = (e: Expr): boolean => e.kind === "var" && own.has(e.name);
  const asks = new Set<Expr>();
  let safe = true;
  visit(bound.body, (e) => {
    if (e.kind === "let" && isOwn(e.bound)) own.add(e.name);
    if (e.kind === "match" && isOwn(e.on))
      for (const { pattern } of e.arms) if (pattern.kind === "bind") own.add(pattern.name);
    if (asksAbsent(e, isOwn, absent)) asks.add(e);
    if (e.kind === "prim" && !HARMLESS.has(e.op) && e.args.some(isOwn)) safe = false;
    if (e.kind === "app")
      for (const [i, arg] of e.args.entries()) {
        if (!isOwn(arg)) continue;
        const inside = e.fn.kind === "var" ? followed(program, absent, e.fn.name, i, met) : UNKNOWN;
        for (const each of inside.asks) asks.add(each);
        safe &&= inside.safe;
      }
  });
  return { asks, safe };
}

const UNKNOWN: Use = { asks: new Set(), safe: false };

/** Everything that is asked, or given to a function, with null beside it, in a definition. */
export function asksIn(bound: Expr, absent: Name): readonly Expr[] {
  const found: Expr[] = [];
  visit(bound, (e) => {
    const isGiven = (e.kind === "app" || e.kind === "prim") && e.args.some((arg) => isAbsent(arg, absent));
    if (isGiven || asksAbsent(e, () => true, absent)) found.push(e);
  });
  return found;
}

/** Whether it is looked, without the user's saying so, if an object is null before something is asked of it. */
export function failsAtAbsent(bound: Expr, absent: Name): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||= e.kind === "if" && e.yes.kind === "raise" && e.cond.kind === "prim" && e.cond.args.some(isLookedFor);
  });
  function isLookedFor(arg: Expr): boolean {
    return arg.kind === "make" && arg.ctor === absent && !arg.written;
  }
  return found;
}

/** `s == null`, or a pattern that is null. */
function asksAbsent(e: Expr, isOwn: (e: Expr) => boolean, absent: Name): boolean {
  if (e.kind !== "prim") return false;
  const [a, b] = e.args;
  if (a === undefined || b === undefined) return false;
  if (a.kind === "prim" && a.op === "any.kind" && a.args.some(isOwn)) return isText(b, absent);
  return (isOwn(a) && isAbsent(b, absent)) || (isOwn(b) && isAbsent(a, absent));
}

/** As the user wrote it: where something is asked of an object, it is looked at without being told. */
function isAbsent(e: Expr, absent: Name): boolean {
  return e.kind === "make" && e.ctor === absent && e.written;
}

function isText(e: Expr, text: string): boolean {
  return e.kind === "lit" && e.value.kind === "str" && e.value.value === text;
}

const WITHOUT = makeName("elenchus-without", 0);

/** The function of the other arguments; without any, of unit. */
export function withoutArgument(side: OfferedSide, at: number, absent: Name): OfferedSide {
  const { params, result } = uncurried(side.type);
  const names = params.map((_, i) => makeName("elenchus-argument", i));
  const args = names.map((name, i) => (i === at ? make(absent, []) : variable(name)));
  const isOther = (_: unknown, i: number): boolean => i !== at;
  const isAlone = params.length === 1;
  const bound = lambda(
    isAlone ? [makeName("elenchus-unit", 0)] : names.filter(isOther),
    call(variable(side.name), args),
  );
  const type = (isAlone ? [con(tupleCtor(0))] : params.filter(isOther)).reduceRight((to, from) => fn(from, to), result);
  const def: Def = { kind: "one", name: WITHOUT, bound };
  return { ...side, name: WITHOUT, type, program: withDefinitions("null inputs", side.program, [def]) };
}
