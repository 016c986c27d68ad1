// Making objects that stand alone: the definitions of their values, or the function that fills them step by step.
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { ClassSymbol, ValueSymbol } from "../typed.js";
import { type Init, initialization } from "./initialization.js";
import {
  bool,
  callNamed,
  type Lowering,
  lambda,
  newScope,
  node,
  prim,
  type Scope,
  seq,
  unit,
  variable,
} from "./lowering.js";
import { madeName } from "./names.js";
import { defaultValue, isAtOnce, isStepwise, objectValueName } from "./objects.js";
import { bindPatternTo, valuesBoundBy } from "./pattern.js";

/** Defines the values of an object. */
export function lowerObject(l: Lowering, of: ClassSymbol): void {
  if (isStepwise(l, of)) return lowerStepwise(l, of);
  for (const init of initialization(l, of)) {
    if (init.kind !== "field" || init.value.kind === "lack") continue;
    const scope = objectScope(of);
    const value = l.lower(scope, init.value);
    const at = init.value.at;
    const bound = isAtOnce(l, of, init.of)
      ? value
      : node(l, "delay", at, { body: value, again: init.of.isLazy }, false);
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
  const all = initialization(l, of);
  const isLazy = (init: Init): boolean => init.kind === "field" && init.of.isLazy;
  const inits = [...all.filter(isLazy), ...all.filter((init) => !isLazy(init))]; // those are there from the start
  const skips = skipCell(l, of, inits);
  const steps = inits.flatMap((init) => lowerStep(l, of, init).map((step) => skippable(l, init, skips, step)));
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
  l.defs.set(madeName(l, "prepare", of), lambda(l, at, [], prepared(l, of, skips)));
}

/**
 * Whoever compares functions needs the values of their object, but not what making it does besides: it prints, or runs
 * tests of its own. Where it may change variables it is done all the same.
 */
function skipCell(l: Lowering, of: ClassSymbol, inits: readonly Init[]): Name | undefined {
  const isStatement = (init: Init): boolean => init.kind === "stat" && init.stat.kind === "expr";
  const changes = inits.some((init) => init.kind === "field" && init.of.isMutable);
  if (changes || !inits.some(isStatement)) return undefined;
  const name = madeName(l, "skips", of);
  l.defs.set(name, prim(l, of.at, "cell.new", [bool(l, of.at, false)]));
  return name;
}

function skippable(l: Lowering, init: Init, skips: Name | undefined, step: Core): Core {
  if (skips === undefined || init.kind !== "stat" || init.stat.kind !== "expr") return step;
  const { at } = init.stat;
  const cond = prim(l, at, "cell.get", [variable(l, at, skips)]);
  return node(l, "if", at, { cond, yes: unit(l, at), no: seq(l, at, [step, unit(l, at)]) }, false);
}

function prepared(l: Lowering, of: ClassSymbol, skips: Name | undefined): Core {
  const { at } = of;
  const init = callNamed(l, at, madeName(l, "init", of), []);
  if (skips === undefined) return init;
  return seq(l, at, [prim(l, at, "cell.set", [variable(l, at, skips), bool(l, at, true)]), init]);
}

function lowerStep(l: Lowering, of: ClassSymbol, init: Init): readonly Core[] {
  const scope = objectScope(of);
  if (init.kind === "field") {
    if (init.value.kind === "lack") return [];
    const value = l.lower(scope, init.value);
    return [
      setField(
        l,
        of,
        init.of,
        init.of.isLazy ? node(l, "delay", init.value.at, { body: value, again: true }, false) : value,
      ),
    ];
  }
  const { stat } = init;
  if (stat.kind === "expr") return [l.lower(scope, stat.value)];
  if (stat.kind !== "vals") return [];
  const bound = valuesBoundBy(stat.pattern);
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
