// let, let rec, and top-level definitions.
import type { Arm, Binding as CoreBinding, Expr as Core, Name } from "../../../core/expr.js";
import type { Def } from "../../../core/program.js";
import type { Span } from "../../../core/span.js";
import { tupleCtor } from "../../../core/expr.js";
import { lowerExpr } from "./expr.js";
import { failingArm, fresh, type Lowering, make, node, variable } from "./lowering.js";
import { lowerPattern } from "./pattern.js";
import { isIrrefutable } from "./function.js";
import type { Binding, Pattern } from "../syntax.js";

/** What to put around the body of a `let`. */
export function lowerBindings(l: Lowering, at: Span, bindings: readonly Binding[], recursive: boolean): (body: Core) => Core {
  if (recursive) return lowerRecursive(l, at, bindings);
  const wraps = bindings.map((binding) => lowerBinding(l, at, binding));
  return (body) => wraps.reduceRight((inner, wrap) => wrap(inner), body);
}

function lowerBinding(l: Lowering, at: Span, binding: Binding): (body: Core) => Core {
  const bound = lowerExpr(l, binding.bound);
  const pattern = withoutType(binding.pattern);
  const name = pattern.kind === "var" ? l.facts.binders.get(pattern) : undefined;
  if (name !== undefined) return (body) => node(l, "let", at, { name, bound, body });
  if (isUnit(pattern)) return (body) => node(l, "seq", at, { items: [bound, body] });
  const arms = (body: Core): Arm[] => destructuring(l, pattern, lowerPattern(l, pattern), body);
  return (body) => node(l, "match", at, { on: bound, arms: arms(body) });
}

function destructuring(l: Lowering, pattern: Pattern, lowered: Arm["pattern"], body: Core): Arm[] {
  const arm: Arm = { pattern: lowered, guard: undefined, body };
  return isIrrefutable(l, pattern) ? [arm] : [arm, failingArm(l, pattern.at)];
}

function withoutType(pattern: Pattern): Pattern {
  return pattern.kind === "typed" ? withoutType(pattern.inner) : pattern;
}

/** `let () = ...` and `let _ = ...` only run what is bound. */
function isUnit(pattern: Pattern): boolean {
  return pattern.kind === "any" || (pattern.kind === "construct" && pattern.ctor.name === "()");
}

function lowerRecursive(l: Lowering, at: Span, bindings: readonly Binding[]): (body: Core) => Core {
  const { before, group } = recursiveGroup(l, bindings);
  return (body) => {
    const inner = group.length === 0 ? body : node(l, "letrec", at, { bindings: group, body });
    return before.reduceRight((rest, b) => node(l, "let", at, { name: b.name, bound: b.bound, body: rest }), inner);
  };
}

/**
 * Bindings in the form that core's letrec takes: functions, suspensions and data. What is computed
 * (it cannot mention the names, or `let rec` would have been refused) is bound before.
 */
function recursiveGroup(l: Lowering, bindings: readonly Binding[]): { before: CoreBinding[]; group: CoreBinding[] } {
  const before: CoreBinding[] = [];
  const group: CoreBinding[] = [];
  for (const binding of bindings) {
    const pattern = withoutType(binding.pattern);
    const name = l.facts.binders.get(pattern) ?? fresh(l, "_");
    let bound = lowerExpr(l, binding.bound);
    // let rec f = let helper = ... in fun x -> ...
    for (; bound.kind === "let"; bound = bound.body) place({ name: bound.name, bound: bound.bound }, before, group);
    place({ name, bound }, before, group);
  }
  return { before, group };
}

function place(binding: CoreBinding, before: CoreBinding[], group: CoreBinding[]): void {
  const built = ["lam", "delay", "make", "chain"].includes(binding.bound.kind);
  (built ? group : before).push(binding);
}

/** A top-level `let`. */
export function lowerDefinitions(l: Lowering, bindings: readonly Binding[], recursive: boolean): Def[] {
  if (recursive) {
    const { before, group } = recursiveGroup(l, bindings);
    const ones = before.map((b): Def => ({ kind: "one", name: b.name, bound: b.bound }));
    return group.length === 0 ? ones : [...ones, { kind: "rec", bindings: group }];
  }
  return bindings.flatMap((binding) => lowerDefinition(l, binding));
}

function lowerDefinition(l: Lowering, binding: Binding): Def[] {
  const bound = lowerExpr(l, binding.bound);
  const pattern = withoutType(binding.pattern);
  const name = pattern.kind === "var" ? l.facts.binders.get(pattern) : undefined;
  if (name !== undefined) return [{ kind: "one", name, bound }];
  if (isUnit(pattern)) return [{ kind: "one", name: fresh(l, "_"), bound }];
  return destructure(l, pattern, bound);
}

/** let (x, y) = e: a tuple of the parts first, then each part by its own name. */
function destructure(l: Lowering, pattern: Pattern, bound: Core): Def[] {
  const { at } = pattern;
  const parts = new Map<Name, Name>(); // the name of the definition -> its name inside the pattern
  const rename = (name: Name): Name => {
    const inner = parts.get(name) ?? fresh(l, "part");
    parts.set(name, inner);
    return inner;
  };
  const lowered = lowerPattern(l, pattern, rename);
  const whole = fresh(l, "parts");
  const width = Math.max(parts.size, 2);
  const items = [...parts.values()].map((inner) => variable(l, at, inner, false));
  while (items.length < width) items.push(make(l, at, tupleCtor(0), [], false));
  const tuple = make(l, at, tupleCtor(width), items, false);
  const on = node(l, "match", at, { on: bound, arms: destructuring(l, pattern, lowered, tuple) });
  const defs: Def[] = [{ kind: "one", name: whole, bound: on }];
  [...parts.keys()].forEach((name, i) => {
    defs.push({ kind: "one", name, bound: tuplePart(l, at, whole, i, width) });
  });
  return defs;
}

function tuplePart(l: Lowering, at: Span, whole: Name, index: number, width: number): Core {
  const part = fresh(l, "part");
  const args = Array.from({ length: width }, (_, i) => (i === index ? ({ kind: "bind", at, name: part } as const) : ({ kind: "any", at } as const)));
  const pattern = { kind: "ctor", at, ctor: tupleCtor(width), args } as const;
  const arms = [{ pattern, guard: undefined, body: variable(l, at, part, false) }];
  return node(l, "match", at, { on: variable(l, at, whole, false), arms }, false);
}

/** An expression as a function of unit, to be called once loading is over. */
export function suspended(l: Lowering, at: Span, body: Core): Core {
  return node(l, "lam", at, { params: [fresh(l, "u")], body }, false);
}
