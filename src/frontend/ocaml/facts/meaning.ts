// What names mean at a place of the source: which local ones can be used there, and whether a text that is moved from
// one place to another means the same there.
import type { Name } from "../../../core/expr.js";
import type { Visible } from "../../../language/facts.js";
import type { Scope, ValueInfo } from "../infer/entities.js";
import { isOperator } from "../show/operator.js";
import { subexpressions } from "../subexpressions.js";
import type { Expr } from "../syntax.js";
import type { FactTypes } from "./fact-type.js";

/** The names that can be used in a scope, the nearest first, of those that are meant. */
export function visibleIn(scope: Scope, isMeant: (name: Name) => boolean, typeOf: FactTypes): readonly Visible[] {
  const seen = new Set<string>();
  const visible: Visible[] = [];
  for (let layer: Scope | undefined = scope; layer !== undefined; layer = layer.parent) {
    for (const [shown, { access, type: ty }] of layer.values) {
      if (seen.has(shown)) continue;
      seen.add(shown);
      if (access.kind !== "var" || !isMeant(access.name)) continue;
      const type = typeOf(ty);
      if (type !== undefined)
        visible.push({ name: access.name, shown: isOperator(shown) ? `( ${shown} )` : shown, type });
    }
  }
  return visible;
}

/**
 * Whether every name in an expression that was read in one scope means the same in another. `bound`: what is bound there
 * around it besides, by the names that it had.
 */
export function meansTheSame(e: Expr, from: Scope, to: Scope, bound: ReadonlySet<Name>): boolean {
  if (from === to) return true;
  const [left, entered] = [layersBeyond(from, to), layersBeyond(to, from)];
  if (![...left, ...entered].every(hasOnlyValues)) return false;
  const names = namesIn(e);
  const isBound = ({ access }: ValueInfo): boolean => access.kind === "var" && bound.has(access.name);
  return (
    left.every(({ values }) => [...values].every(([name, value]) => !names.has(name) || isBound(value))) &&
    entered.every(({ values }) => [...values.keys()].every((name) => !names.has(name)))
  );
}

/** The layers of a scope that another has not. */
function layersBeyond(scope: Scope, other: Scope): readonly Scope[] {
  const others = layersOf(other);
  return [...layersOf(scope)].filter((layer) => !others.has(layer));
}

function layersOf(scope: Scope): ReadonlySet<Scope> {
  const layers = new Set<Scope>();
  for (let layer: Scope | undefined = scope; layer !== undefined; layer = layer.parent) layers.add(layer);
  return layers;
}

function hasOnlyValues({ types, ctors, fields, modules, moduleTypes }: Scope): boolean {
  return [types, ctors, fields, modules, moduleTypes].every(({ size }) => size === 0);
}

/** Every name of a value that stands without a module in front of it, bound inside or not. */
function namesIn(e: Expr): ReadonlySet<string> {
  const names = new Set<string>();
  const pending = [e];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === "ident" && next.path.modules.length === 0) names.add(next.path.name);
    pending.push(...subexpressions(next));
  }
  return names;
}
