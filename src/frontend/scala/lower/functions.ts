// Methods, definitions at the top and local ones as functions.
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { ClassSymbol, DefSymbol } from "../typed.js";
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
  localName,
  match,
  newScope,
  orPattern,
  type Scope,
  variable,
} from "./lowering.js";
import { lowerReturning } from "./return.js";

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
  return lambda(l, of.at, [...first, ...params], wrap(lowerReturning(l, scope, of)), true);
}
