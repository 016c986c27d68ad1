// Objects that stand alone: their methods are functions at the top. Their values are suspended, since Scala makes an
// object when it is first used; where making one does more than computing values, it is done by a function that all
// uses from outside call first, and its values are cells that are filled on the way.

import type { Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { ClassSymbol, Expr, Ty, ValueSymbol } from "../typed.js";
import { isStatic } from "./hierarchy.js";
import { type Init, initialization } from "./initialization.js";
import {
  bool,
  callNamed,
  type Lowering,
  lit,
  make,
  node,
  prim,
  remembered,
  type Scope,
  seq,
  variable,
} from "./lowering.js";
import { madeName, valueName } from "./names.js";
import { NULL } from "./null.js";
import { widthOf } from "./operate.js";
import { isPure } from "./purity.js";
import { builtinName, numberKind } from "./types.js";
import { looksAhead } from "./unset.js";

/** `stepwise`: making it has effects, or an order that may be seen. */
export function isStepwise(l: Lowering, of: ClassSymbol): boolean {
  if (of.inLibrary) return false;
  return remembered(l, "stepwise", of, () => {
    const inits = initialization(l, of);
    return { is: !inits.every((init) => isPlain(l, init)) || looksAhead(l, of, () => true) };
  }).is;
}

function isPlain(l: Lowering, init: Init): boolean {
  if (init.kind === "stat") return init.stat.kind === "class" || init.stat.kind === "def";
  if (init.value.kind === "lack") return true;
  return !init.of.isMutable && (init.of.isLazy || isPure(l, init.value));
}

/** Before an object is used from outside. */
export function ready(l: Lowering, scope: Scope, at: Span, of: ClassSymbol, then: Core): Core {
  if (!isStatic(of) || !isStepwise(l, of) || scope.object === of) return then;
  return seq(l, at, [callNamed(l, at, madeName(l, "init", of), []), then]);
}

/** The value of a field of an object. */
export function objectField(l: Lowering, scope: Scope, at: Span, of: ClassSymbol, field: ValueSymbol): Core {
  const lack = lackOf(l, of, field);
  if (lack !== undefined) return ready(l, scope, at, of, l.lower(scope, lack));
  const value = variable(l, at, objectValueName(l, of, field), true);
  if (isStepwise(l, of)) {
    const content = prim(l, at, "cell.get", [value]);
    return ready(l, scope, at, of, field.isLazy ? node(l, "force", at, { value: content }, false) : content);
  }
  return isAtOnce(l, of, field) ? value : node(l, "force", at, { value }, false);
}

export function assignObjectField(
  l: Lowering,
  scope: Scope,
  at: Span,
  of: ClassSymbol,
  field: ValueSymbol,
  value: Core,
): Core {
  const target = variable(l, at, objectValueName(l, of, field));
  return ready(l, scope, at, of, prim(l, at, "cell.set", [target, value], true));
}

/** Inherited fields are the object's own: each object has one. */
export function objectValueName(l: Lowering, of: ClassSymbol, field: ValueSymbol): Name {
  return field.owner === of ? valueName(l, field) : madeName(l, `of ${of.path}`, field);
}

/** A value that is left out is missing where it is used, and nowhere else. */
export function lackOf(l: Lowering, of: ClassSymbol, field: ValueSymbol): Expr | undefined {
  if (of.inLibrary) return undefined;
  const init = initialization(l, of).find((each) => each.kind === "field" && each.of === field);
  return init?.kind === "field" && init.value.kind === "lack" ? init.value : undefined;
}

/** Literals and functions need not be suspended. */
export function isAtOnce(l: Lowering, of: ClassSymbol, field: ValueSymbol): boolean {
  if (of.inLibrary || field.isLazy) return false;
  const init = initialization(l, of).find((each) => each.kind === "field" && each.of === field);
  return init?.kind === "field" && isConstant(init.value);
}

function isConstant(e: Expr): boolean {
  return (e.kind === "constant" && e.value.kind !== "null") || e.kind === "lambda";
}

/** Whether a field of the type is null before it is initialised. */
export function startsWithNull(type: Ty): boolean {
  const kind = numberKind(type);
  return (kind === undefined || kind === "BigInt") && builtinName(type) !== "Boolean";
}

/** What a field is before it is initialised. */
export function defaultValue(l: Lowering, at: Span, type: Ty): Core {
  const kind = numberKind(type);
  if (kind === "Char") return lit(l, at, { kind: "char", value: 0 }, false);
  const width = kind === undefined || kind === "BigInt" ? undefined : widthOf(kind);
  if (width === "f64") return lit(l, at, { kind: "f64", value: 0 }, false);
  if (width !== undefined && width !== "big") return lit(l, at, { kind: width, value: 0n }, false);
  return builtinName(type) === "Boolean" ? bool(l, at, false) : make(l, at, NULL, [], false);
}
