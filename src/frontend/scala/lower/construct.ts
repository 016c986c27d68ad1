// Making objects. A class whose objects are nothing but their parameters is made by its constructor at once; others by
// a function that computes the stored fields in order, makes the object, and does what is left with it.
import { lookUp, nth } from "../../../basis/known.js";
import { type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { ClassSymbol, Expr, Outer, ValueSymbol } from "../typed.js";
import { withArguments } from "./call.js";
import { inherits, linearization, markOf } from "./hierarchy.js";
import type { Init } from "./initialization.js";
import { boundFields, type Capture, capturesOf, layoutOf, type Slot } from "./layout.js";
import {
  callNamed,
  fresh,
  type Lowering,
  lambda,
  letIn,
  make,
  named,
  newScope,
  node,
  prim,
  type Scope,
  stop,
  variable,
} from "./lowering.js";
import { madeName } from "./names.js";
import { defaultValue } from "./objects.js";
import { heldBy } from "./outer.js";
import { asVariables, bindPatternTo } from "./pattern.js";
import { present } from "./present.js";

export function lowerConstruct(l: Lowering, scope: Scope, e: Extract<Expr, { kind: "construct" }>): Core {
  const { of, outer, at } = e;
  const made = (captured: Captured): Core =>
    withArguments(l, scope, of, e.args, (args) => construct(l, scope, at, of, args, captured));
  if (outer === undefined || !capturesOf(l, of).some((each) => each.symbol === "class"))
    return made(fromHere(l, scope, at));
  const from = l.lower(scope, outer.from);
  const value = outer.copied ? from : present(l, at, outer.from, from);
  return named(l, at, "outer", value, (known) => made(fromPrefix(l, scope, at, of, outer, known)));
}

/** Where a new object gets from what its class captures. */
type Captured = (capture: Capture) => Core;

function fromHere(l: Lowering, scope: Scope, at: Span): Captured {
  return (capture) => captureValue(l, scope, at, capture);
}

/** A copy has what the object has that is copied; the object around knows the objects around itself. */
function fromPrefix(l: Lowering, scope: Scope, at: Span, of: ClassSymbol, outer: Outer, value: () => Core): Captured {
  const around = of.owner as ClassSymbol; // only classes inside of others have a prefix
  const here = fromHere(l, scope, at);
  return (capture) => {
    if (outer.copied) return heldBy(l, at, of, value(), capture);
    if (capture.symbol !== "class") return here(capture);
    if (inherits(l, around, capture)) return value();
    return outer.from.kind === "this" ? here(capture) : heldBy(l, at, around, value(), capture);
  };
}

export function construct(
  l: Lowering,
  scope: Scope,
  at: Span,
  of: ClassSymbol,
  args: readonly Core[],
  captured: Captured = fromHere(l, scope, at),
): Core {
  const by = l.inLibrary ? undefined : markOf(of, "made");
  if (by !== undefined) return callNamed(l, at, fixedName(by), args, true);
  const layout = layoutOf(l, of);
  const held = layout.slots.flatMap((slot) => (slot.kind === "capture" ? [captured(slot.of)] : []));
  if (layout.steps.length + layout.late.length > 0) return callNamed(l, at, maker(l, of), [...args, ...held], true);
  const stored = args.map((arg, i) => (of.params[i]?.isMutable ? prim(l, at, "cell.new", [arg]) : arg));
  return make(l, at, layout.ctor, [...stored, ...held]);
}

/** What is captured, as it is: cells, functions and suspended values are not looked into. */
export function captureValue(l: Lowering, scope: Scope, at: Span, of: Capture): Core {
  const name = of.symbol === "class" ? (scope.selves.get(of) ?? scope.locals.get(of)) : scope.locals.get(of);
  return name === undefined ? stop(l, at, `${of.name} here`) : variable(l, at, name);
}

function maker(l: Lowering, of: ClassSymbol): Name {
  const name = madeName(l, "make", of);
  if (!l.defs.has(name)) {
    l.defs.set(name, stop(l, of.at, of.name));
    l.pending.push(() => l.defs.set(name, makerBody(l, of)));
  }
  return name;
}

type Making = {
  readonly of: ClassSymbol;
  readonly self: Name;
  readonly scope: Scope;
  readonly fields: Map<ValueSymbol, Name>;
};

function makerBody(l: Lowering, of: ClassSymbol): Core {
  const { at } = of;
  const { slots, steps, early: known } = layoutOf(l, of);
  const params = of.params.map((param) => fresh(l, param.name));
  const captures = slots.filter((slot) => slot.kind === "capture");
  const captured = captures.map((slot) => fresh(l, slot.of.name));
  const self = fresh(l, "this");
  l.origins.symbols.set(self, of);
  const fields = new Map<ValueSymbol, Name>();
  const locals = new Map<Capture, Name>();
  for (const [i, slot] of captures.entries()) {
    locals.set(slot.of as Capture, nth(captured, i));
    if (slot.of.symbol !== "class") l.origins.symbols.set(nth(captured, i), slot.of);
  }
  const outer = captures.flatMap((slot, i) =>
    slot.of.symbol === "class" ? [[slot.of, nth(captured, i)] as const] : [],
  );
  const selves = new Map([...outer, ...linearization(l, of).map((each) => [each, self] as const)]);
  const making: Making = { of, self, scope: newScope({ locals, selves, fields }), fields };
  const cells = of.params.map((param, i): readonly [Name, Core] | undefined => {
    fields.set(param, nth(params, i));
    if (!param.isMutable) {
      l.origins.symbols.set(nth(params, i), param);
      return undefined;
    }
    const cell = fresh(l, param.name);
    l.origins.symbols.set(cell, param);
    fields.set(param, cell);
    return [cell, prim(l, at, "cell.new", [variable(l, at, nth(params, i))])];
  });
  const computed = known.map((init): readonly [Name, Core] => {
    const name = fresh(l, init.of.name);
    l.origins.symbols.set(name, init.of);
    const value = l.lower(making.scope, init.value);
    fields.set(init.of, name);
    return [name, value];
  });
  const made = early(l, making, steps, 0);
  const body = computed.reduceRight((rest, [name, value]) => letIn(l, at, name, value, rest), made);
  const inside = cells.reduceRight((rest, cell) => (cell ? letIn(l, at, cell[0], cell[1], rest) : rest), body);
  return lambda(l, at, [...params, ...captured], inside);
}

/** The steps that need no object yet, then the object, then the others. */
function early(l: Lowering, making: Making, steps: readonly Init[], i: number): Core {
  const step = steps[i];
  if (step === undefined) return withObject(l, making);
  const at = step.owner.at;
  if (step.kind === "field") {
    const name = fresh(l, step.of.name);
    if (step.of.isLazy) return early(l, making, steps, i + 1);
    l.origins.symbols.set(name, step.of);
    const value = l.lower(making.scope, step.value);
    making.fields.set(step.of, name);
    const bound = step.of.isMutable ? prim(l, at, "cell.new", [value]) : value;
    return letIn(l, at, name, bound, early(l, making, steps, i + 1));
  }
  const { stat } = step;
  if (stat.kind === "expr")
    return node(l, "seq", at, { items: [l.lower(making.scope, stat.value), early(l, making, steps, i + 1)] }, false);
  if (stat.kind !== "vals") return early(l, making, steps, i + 1);
  const { pattern } = stat;
  const rest = (): Core => {
    for (const field of boundFields(l, making.of, step)) making.fields.set(field, lookUp(making.scope.locals, field));
    return early(l, making, steps, i + 1);
  };
  return bindPatternTo(l, making.scope, stat.at, l.lower(making.scope, stat.value), pattern, () =>
    asVariables(l, making.scope, stat.at, pattern, rest),
  );
}

function withObject(l: Lowering, making: Making): Core {
  const { of, self } = making;
  const { at } = of;
  const { ctor, slots, steps, late: rest } = layoutOf(l, of);
  const after = [...rest.flatMap((step) => lateStep(l, making, step)), variable(l, at, self)];
  const late = new Map<Slot, Name>();
  for (const slot of slots) if (slot.kind === "field" && isLate(making, slot)) late.set(slot, fresh(l, slot.of.name));
  const parts = slots.map((slot): Core => {
    const cell = late.get(slot);
    if (cell !== undefined) return variable(l, at, cell);
    return slotValue(l, making, slot, [...steps, ...rest]);
  });
  const bound = make(l, at, ctor, parts, false);
  const object = node(
    l,
    "letrec",
    at,
    { bindings: [{ name: self, bound }], body: node(l, "seq", at, { items: after }, false) },
    false,
  );
  return [...late].reduceRight((body, [slot, name]) => {
    const empty = prim(l, at, "cell.new", [defaultValue(l, at, (slot.of as ValueSymbol).type)]);
    return letIn(l, at, name, empty, body);
  }, object);
}

function isLate(making: Making, slot: Slot & { kind: "field" }): boolean {
  return slot.store !== "delay" && !making.fields.has(slot.of);
}

function slotValue(l: Lowering, making: Making, slot: Slot, steps: readonly Init[]): Core {
  const { at } = making.of;
  if (slot.kind === "capture") return captureValue(l, making.scope, at, slot.of);
  if (slot.store === "delay") {
    const step = steps.find((each) => each.kind === "field" && each.of === slot.of);
    const body =
      step?.kind === "field" ? l.lower({ ...making.scope, fields: new Map() }, step.value) : stop(l, at, slot.of.name);
    return node(l, "delay", at, { body, again: true }, false);
  }
  return variable(l, at, lookUp(making.fields, slot.of));
}

/** With the object there, fields are its own; parameters are still those of the constructor. */
function lateStep(l: Lowering, making: Making, step: Init): readonly Core[] {
  const scope = { ...making.scope, fields: paramsOf(making) };
  const { at } = step.owner;
  if (step.kind === "field") {
    if (step.of.isLazy) return [];
    return [setSlot(l, making, step.of, l.lower(scope, step.value))];
  }
  if (step.stat.kind === "expr") return [l.lower(scope, step.stat.value)];
  return step.stat.kind === "vals" ? [stop(l, at, "this pattern in the body of a class")] : [];
}

function paramsOf({ fields }: Making): ReadonlyMap<ValueSymbol, Name> {
  const isParam = (of: ValueSymbol): boolean => of.owner?.symbol === "class" && of.owner.params.includes(of);
  return new Map([...fields].filter(([of]) => isParam(of)));
}

function setSlot(l: Lowering, { of, self }: Making, field: ValueSymbol, value: Core): Core {
  const { ctor, slots } = layoutOf(l, of);
  const { at } = field;
  const cell = fresh(l, field.name);
  const args = slots.map((slot) =>
    slot.of === field ? ({ kind: "bind", at, name: cell } as const) : ({ kind: "any", at } as const),
  );
  const body = prim(l, at, "cell.set", [variable(l, at, cell), value]);
  const found = { pattern: { kind: "ctor", at, ctor, args } as const, guard: undefined, body };
  return node(l, "match", at, { on: variable(l, at, self), arms: [found] }, false);
}
