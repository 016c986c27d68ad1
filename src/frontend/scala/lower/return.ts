// `return`: at the end of a function it is nothing; elsewhere in its code a jump, which no handler sees; in a closure an
// exception, `NonLocalReturnControl`, which handlers of Throwable see as any other.
import { type Arm, type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { DefSymbol, Expr, Stat } from "../typed.js";
import {
  bindPattern,
  ctorPattern,
  fresh,
  type Lowering,
  letIn,
  make,
  node,
  prim,
  type Scope,
  unit,
  variable,
} from "./lowering.js";
import { nonLocalReturns, returnsIn } from "./non-local.js";

/** Leaves a function from inside its own code: the key tells which call of it. */
export const JUMP = fixedName("return/scala");
const CONTROL = fixedName("NonLocalReturnControl/scala.runtime.NonLocalReturnControl");

/** The body of a function, which ends with the value that a `return` gives. */
export function lowerReturning(l: Lowering, scope: Scope, of: DefSymbol): Core {
  const body = withoutReturn(of.body as Expr, of);
  const returns = returnsIn(body, of);
  if (returns.length === 0) return l.lower(scope, body);
  const { at } = of;
  const key = fresh(l, "key");
  const far = nonLocalReturns(body, of);
  const kinds = [...(far.size < returns.length ? [JUMP] : []), ...(far.size > 0 ? [CONTROL] : [])];
  const arms = kinds.map((ctor) => landing(l, at, ctor, key));
  const inner = { ...scope, returns: new Map([...scope.returns, [of, { key, far }] as const]) };
  const whole = node(l, "try", at, { body: l.lower(inner, body), arms }, false);
  return letIn(l, at, key, prim(l, at, "cell.new", [unit(l, at)]), whole);
}

function landing(l: Lowering, at: Span, ctor: Name, key: Name): Arm {
  const [which, value] = [fresh(l, "which"), fresh(l, "value")];
  const pattern = ctorPattern(at, ctor, [bindPattern(at, which), bindPattern(at, value)]);
  const isMine = prim(l, at, "any.same", [variable(l, at, which), variable(l, at, key)]);
  return { pattern, guard: isMine, body: variable(l, at, value) };
}

export function lowerReturn(l: Lowering, scope: Scope, e: Extract<Expr, { kind: "return" }>): Core {
  const from = scope.returns.get(e.from);
  const value = l.lower(scope, e.value);
  if (from === undefined) return value;
  const ctor = from.far.has(e) ? CONTROL : JUMP;
  return node(l, "raise", e.at, { exn: make(l, e.at, ctor, [variable(l, e.at, from.key), value], false) });
}

/** A `return` at the end of a function is its value; `if (c) return x` makes what follows the other branch. */
function withoutReturn(e: Expr, of: DefSymbol): Expr {
  const go = (inner: Expr): Expr => withoutReturn(inner, of);
  switch (e.kind) {
    case "return":
      return e.from === of ? go(e.value) : e;
    case "if":
      return { ...e, yes: go(e.yes), no: go(e.no) };
    case "match":
      return { ...e, cases: e.cases.map((c) => ({ ...c, body: go(c.body) })) };
    case "block":
      return blockWithoutReturn(e, of);
    default:
      return e;
  }
}

function blockWithoutReturn(e: Extract<Expr, { kind: "block" }>, of: DefSymbol): Expr {
  const i = e.stats.findIndex((stat) => stat.kind === "expr" && leaves(stat.value, of));
  const stat = e.stats[i];
  if (stat?.kind !== "expr") return { ...e, result: withoutReturn(e.result, of) };
  const { value } = stat;
  const before = e.stats.slice(0, i);
  const stats = e.stats.slice(i + 1);
  const at = { ...e.at, start: (stats[0] ?? e.result).at.start, end: e.result.at.end };
  const rest: Expr = { ...e, at, stats };
  if (value.kind === "return") return { ...e, stats: before, result: withoutReturn(value, of) };
  if (value.kind !== "if") return { ...e, result: withoutReturn(e.result, of) };
  const chosen: Expr = { ...value, yes: value.yes, no: after(value.no, rest) };
  return { ...e, stats: before, result: withoutReturn(chosen, of) };
}

function after(first: Expr, rest: Expr): Expr {
  if (first.kind === "constant") return rest;
  const stats: readonly Stat[] = [{ kind: "expr", value: first, at: first.at }];
  return { kind: "block", at: rest.at, type: rest.type, stats, result: rest };
}

/** Whether it surely leaves the function in this branch: `return x`, or `if (c) { ...; return x }`. */
function leaves(e: Expr, of: DefSymbol): boolean {
  if (e.kind === "return") return e.from === of;
  if (e.kind === "if") return endsInReturn(e.yes, of);
  return false;
}

function endsInReturn(e: Expr, of: DefSymbol): boolean {
  if (e.kind === "return") return e.from === of;
  if (e.kind === "block")
    return endsInReturn(e.result, of) || e.stats.some((s) => s.kind === "expr" && s.value.kind === "return");
  return e.kind === "throw";
}
