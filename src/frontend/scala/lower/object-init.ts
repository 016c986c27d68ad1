// Making objects that stand alone: the definitions of their values, or the function that fills them step by step.
import type { Expr as Core, Name } from "../../../core/expr.js";
import { visitPattern } from "../subtrees.js";
import type { ClassSymbol, ValueSymbol } from "../typed.js";
import { type Init, initialization } from "./hierarchy.js";
import { bool, type Lowering, lambda, newScope, node, prim, type Scope, seq, unit, variable } from "./lowering.js";
import { madeName } from "./names.js";
import { defaultValue, isAtOnce, isStepwise, objectValueName } from "./objects.js";
import { bindPatternTo } from "./pattern.js";

/** Defines the values of an object. */
export function lowerObject(l: Lowering, of: ClassSymbol): void {
  if (isStepwise(l, of)) return lowerStepwise(l, of);
  for (const init of initialization(l, of)) {
    if (init.kind !== "field" || init.value.kind === "lack") continue;
    const scope = objectScope(of);
    const value = l.lower(scope, init.value);
    const at = init.value.at;
    const bound = isAtOnce(l, of, init.of) ? value : node(l, "delay", at, { body: value }, false);
    l.defs.set(objectValueName(l, of, init.of), bound);
  }
}

export function objectScope(of: ClassSymbol): Scope {
  return newScope({ object: of });
}

function lowerStepwise(l: Lowering, of: ClassSymbol): void {
  const { at } = of;
  const started = madeName(l, "started", of);
  l.defs.set(started, prim(l, at, "cell.new", [bool(l, at, false)]));
  const steps = initialization(l, of).flatMap((init) => lowerStep(l, of, init));
  const start = prim(l, at, "cell.set", [variable(l, at, started), bool(l, at, true)]);
  const run = node(
    l,
    "if",
    at,
    {
      cond: prim(l, at, "cell.get", [variable(l, at, started)]),
      yes: unit(l, at),
      no: seq(l, at, [start, ...steps, unit(l, at)]),
    },
    false,
  );
  l.defs.set(madeName(l, "init", of), lambda(l, at, [], run));
}

function lowerStep(l: Lowering, of: ClassSymbol, init: Init): readonly Core[] {
  const scope = objectScope(of);
  if (init.kind === "field") {
    if (init.value.kind === "lack") return [];
    const value = l.lower(scope, init.value);
    return [setField(l, of, init.of, init.of.isLazy ? node(l, "delay", init.value.at, { body: value }, false) : value)];
  }
  const { stat } = init;
  if (stat.kind === "expr") return [l.lower(scope, stat.value)];
  if (stat.kind !== "vals") return [];
  const bound: ValueSymbol[] = [];
  visitPattern(
    stat.pattern,
    () => {},
    (symbol) => symbol.symbol === "value" && bound.push(symbol),
  );
  const value = l.lower(scope, stat.value);
  return [
    bindPatternTo(l, scope, stat.at, value, stat.pattern, () =>
      seq(l, stat.at, [
        ...bound.map((symbol) => setField(l, of, symbol, variable(l, stat.at, localName(scope, symbol)))),
        unit(l, stat.at),
      ]),
    ),
  ];
}

function localName(scope: Scope, symbol: ValueSymbol): Name {
  const name = scope.locals.get(symbol);
  if (name === undefined) throw new Error(`${symbol.name} is not bound`);
  return name;
}

function setField(l: Lowering, of: ClassSymbol, field: ValueSymbol, value: Core): Core {
  const name = objectValueName(l, of, field);
  l.defs.set(name, prim(l, field.at, "cell.new", [defaultValue(l, field.at, field.type)]));
  return prim(l, field.at, "cell.set", [variable(l, field.at, name), value]);
}
