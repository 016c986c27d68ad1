// The object around one of a class inside of another: `o.In(1) == p.In(1)` is false, and `case o.In(x)` asks whose In it
// is. It is stored where a run may have two such objects; elsewhere it tells nothing apart, and inputs need not have one.
import type { Expr as Core } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { visitClass, visitStat } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, Outer, Ty, TypedProgram } from "../typed.js";
import { concreteClasses, isStatic, linearization } from "./hierarchy.js";
import { type Capture, layoutOf } from "./layout.js";
import {
  anyPattern,
  arm,
  bindPattern,
  bool,
  ctorPattern,
  fresh,
  type Lowering,
  match,
  prim,
  type Scope,
  stop,
  variable,
} from "./lowering.js";

/** What a pattern says of the object around. */
type Prefix = Outer | "unknown";

/** The class of the object around, if values of the class are asked for it. */
export function askedOuter(l: Lowering, of: ClassSymbol): ClassSymbol | undefined {
  return of.knowsOuter === true && l.outers.has(of) ? (of.owner as ClassSymbol) : undefined; // it is inside a class
}

/** What a value of the class has captured. */
export function heldBy(l: Lowering, at: Span, of: ClassSymbol, value: Core, capture: Capture): Core {
  return withCaptured(l, at, of, capture, value, (held) => held, stop(l, at, `${capture.name} here`));
}

/** Whether two values of the class have the same object around them. */
export function haveOneOuter(l: Lowering, at: Span, of: ClassSymbol, left: Core, right: Core): Core {
  const same = (a: Core, b: Core): Core => prim(l, at, "any.same", [a, b]);
  return withOuter(l, at, of, left, (a) => withOuter(l, at, of, right, (b) => same(a, b)));
}

/** Whether a value is of the class, and inside of the object that a pattern names. */
export function isInside(l: Lowering, scope: Scope, at: Span, of: ClassSymbol, value: Core, expected: Prefix): Core {
  return withOuter(l, at, of, value, (outer) => sameOuter(l, scope, at, of, outer, expected));
}

/** Whether the object around is the one that a pattern names. */
export function sameOuter(l: Lowering, scope: Scope, at: Span, of: ClassSymbol, outer: Core, expected: Prefix): Core {
  if (expected === "unknown") return stop(l, at, `whose ${of.name} this pattern means`);
  return prim(l, at, "any.same", [outer, l.lower(scope, expected.from)]);
}

function withOuter(l: Lowering, at: Span, of: ClassSymbol, value: Core, body: (outer: Core) => Core): Core {
  return withCaptured(l, at, of, of.owner as ClassSymbol, value, body, bool(l, at, false));
}

function withCaptured(
  l: Lowering,
  at: Span,
  of: ClassSymbol,
  capture: Capture,
  value: Core,
  body: (captured: Core) => Core,
  otherwise: Core,
): Core {
  const arms = concreteClasses(l, of).flatMap((each) => {
    const { ctor, slots } = layoutOf(l, each);
    const name = fresh(l, capture.name);
    const args = slots.map((slot) => (slot.of === capture ? bindPattern(at, name) : anyPattern(at)));
    if (!slots.some((slot) => slot.of === capture)) return [];
    return [arm(ctorPattern(at, ctor, args), body(variable(l, at, name)))];
  });
  return match(l, at, value, [...arms, arm(anyPattern(at), otherwise)]);
}

/** The classes whose objects are asked for the object around them, of which a run of the program may have several. */
export function askedForOuter(l: Lowering, program: TypedProgram): readonly ClassSymbol[] {
  const inner = program.classes.filter((of) => of.knowsOuter === true);
  const around = new Set(inner.map((of) => of.owner as ClassSymbol));
  const several = new Set([...around].filter((of) => mayHaveSeveral(l, program, of)));
  return inner.filter((of) => several.has(of.owner as ClassSymbol));
}

/** Counts those that objects are or hold, and that one function is given; whatever else is made may be made again. */
function mayHaveSeveral(l: Lowering, program: TypedProgram, around: ClassSymbol): boolean {
  const isOne = (of: ClassSymbol): boolean => linearization(l, of).includes(around);
  const mentions = (type: Ty): boolean => mentionsOne(type, isOne);
  let count = 0;
  let given = 0;
  const enter = (inside: boolean) => (e: Expr) => {
    if (e.kind === "construct" && isOne(e.of)) count += 2;
    if (inside && e.kind !== "this" && mentions(e.type)) count += 2;
  };
  const define = (inside: boolean) => (symbol: { readonly symbol: string }) => {
    if (symbol.symbol !== "def") return;
    const takes = (symbol as DefSymbol).params.flat().filter(({ type }) => mentions(type)).length;
    given = Math.max(given, takes === 0 ? 0 : takes + Number(inside));
  };
  for (const of of program.classes) {
    const inside = isOne(of);
    if (isStatic(of)) count += inside ? 1 : 0;
    if (of.params.some(({ type }) => mentions(type))) count += 2;
    visitClass(of, enter(inside), define(inside));
    for (const method of of.methods) define(inside)(method);
    if (isStatic(of)) for (const stat of of.body) if (stat.kind === "val" && isMadeHere(stat.value, isOne)) count -= 1;
  }
  for (const stat of [...program.top, ...program.constructors, ...program.shown])
    visitStat(stat, enter(false), define(false));
  return count + given > 1;
}

function isMadeHere(e: Expr, isOne: (of: ClassSymbol) => boolean): boolean {
  return e.kind === "construct" && isOne(e.of);
}

function mentionsOne(type: Ty, isOne: (of: ClassSymbol) => boolean): boolean {
  const go = (part: Ty): boolean => mentionsOne(part, isOne);
  switch (type.kind) {
    case "class":
      return isOne(type.of) || type.args.some(go);
    case "tuple":
      return type.items.some(go);
    case "fn":
      return [...type.params, type.result].some(go);
    case "both":
      return type.parts.some(go);
    default:
      return false;
  }
}
