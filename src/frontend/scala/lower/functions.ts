// Methods, definitions at the top and local ones as functions, with `return` where it does not stand at the end.
import { type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { visitTree } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, Stat } from "../typed.js";
import { concreteClasses, isMarked, isStatic } from "./hierarchy.js";
import { capturesOf, layoutOf } from "./layout.js";
import {
  anyPattern,
  arm,
  bindPattern,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  letIn,
  localName,
  make,
  match,
  newScope,
  node,
  orPattern,
  prim,
  type Scope,
  unit,
  variable,
} from "./lowering.js";

/** A method or a definition at the top. */
export function lowerDef(l: Lowering, of: DefSymbol): Core | undefined {
  if (of.body === undefined) return undefined;
  const owner = of.owner?.symbol === "class" ? of.owner : undefined;
  if (owner === undefined || isStatic(owner)) {
    const showers = isMarked(of, "showing") ? of.typeParams.map((param) => [param, fresh(l, param.name)] as const) : [];
    const scope = newScope({ object: owner, showers: new Map(showers) });
    return lowerFunction(
      l,
      scope,
      of,
      showers.map(([, name]) => name),
    );
  }
  const self = fresh(l, "this");
  l.origins.symbols.set(self, owner);
  const showers = isMarked(of, "showing")
    ? owner.typeParams.map((param) => [param, fresh(l, param.name)] as const)
    : [];
  const { scope, wrap } = insideClass(l, owner, self, of.at);
  const inner = { ...scope, showers: new Map(showers) };
  return lowerFunction(l, inner, of, [...showers.map(([, name]) => name), self], wrap);
}

/** What a method sees of its object: itself, and what its class has captured, whichever class below made the object. */
function insideClass(l: Lowering, of: ClassSymbol, self: Name, at: Span): { scope: Scope; wrap: (body: Core) => Core } {
  const selves = new Map<ClassSymbol, Name>([[of, self]]);
  const locals = new Map();
  const captures = capturesOf(l, of);
  const makers = captures.length === 0 ? [] : concreteClasses(l, of);
  if (makers.length === 0) return { scope: newScope({ selves }), wrap: (body) => body };
  const names = new Map(captures.map((capture) => [capture, fresh(l, capture.name)] as const));
  for (const [capture, name] of names) {
    if (capture.symbol === "class" && capture.kind !== "object") selves.set(capture, name);
    else locals.set(capture, name);
    if (capture.symbol !== "class") l.origins.symbols.set(name, capture);
  }
  const patterns = makers.map((maker) => {
    const { ctor, slots } = layoutOf(l, maker);
    const parts = slots.map((slot) => {
      const name = slot.kind === "capture" ? names.get(slot.of) : undefined;
      return name === undefined ? anyPattern(at) : bindPattern(at, name);
    });
    return ctorPattern(at, ctor, parts);
  });
  const wrap = (body: Core): Core => match(l, at, variable(l, at, self), [arm(orPattern(at, patterns), body)]);
  return { scope: newScope({ selves, locals }), wrap };
}

/** Parameters after those that come first; a function of unit if there are none at all. */
export function lowerFunction(
  l: Lowering,
  scope: Scope,
  of: DefSymbol,
  first: readonly Name[],
  wrap: (body: Core) => Core = (body) => body,
): Core {
  const params = of.params.flat().map((param) => localName(l, scope, param));
  return lambda(l, of.at, [...first, ...params], wrap(lowerBody(l, scope, of)), true);
}

function lowerBody(l: Lowering, scope: Scope, of: DefSymbol): Core {
  const body = withoutReturn(of.body as Expr, of);
  if (!mentionsReturn(body, of)) return l.lower(scope, body);
  const { at } = of;
  const key = fresh(l, "key");
  const returns = new Map([...scope.returns, [of, key] as const]);
  const [which, value] = [fresh(l, "which"), fresh(l, "value")];
  const pattern = ctorPattern(at, RETURN, [bindPattern(at, which), bindPattern(at, value)]);
  const isMine = prim(l, at, "any.same", [variable(l, at, which), variable(l, at, key)]);
  const caught = { pattern, guard: isMine, body: variable(l, at, value) };
  const whole = node(l, "try", at, { body: l.lower({ ...scope, returns }, body), arms: [caught] }, false);
  return letIn(l, at, key, prim(l, at, "cell.new", [unit(l, at)]), whole);
}

/** Leaves a function from inside: the key tells which call of it. */
export const RETURN = fixedName("return/scala");

export function lowerReturn(l: Lowering, scope: Scope, e: Extract<Expr, { kind: "return" }>): Core {
  const key = scope.returns.get(e.from);
  const value = l.lower(scope, e.value);
  if (key === undefined) return value;
  return node(l, "raise", e.at, { exn: make(l, e.at, RETURN, [variable(l, e.at, key), value], false) });
}

function mentionsReturn(e: Expr, from: DefSymbol): boolean {
  let found = false;
  visitTree(
    e,
    (inner) => {
      found ||= inner.kind === "return" && inner.from === from;
    },
    () => {},
  );
  return found;
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
