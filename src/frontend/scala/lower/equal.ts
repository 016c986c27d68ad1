// Equality. Numbers, texts and truths are compared by their own primitives, data that is nothing but its parts by
// core's equality; a class with an `equals` of its own, sets and maps are asked. Where the type says nothing, a
// function of the program decides, which is core's equality unless the program has classes that must be asked.
import { nth } from "../../../basis/known.js";
import { type Arm, type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import type { ClassSymbol, DefSymbol, Expr, NumberKind, Ty, ValueSymbol } from "../typed.js";
import { caseWithHeirs, equalHeirs } from "./case-heirs.js";
import { callMember, wholePattern } from "./dispatch.js";
import { concreteClasses, isMarked, linearization } from "./hierarchy.js";
import { layoutOf } from "./layout.js";
import {
  anyPattern,
  arm,
  bindPattern,
  bool,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  make,
  match,
  named,
  newScope,
  node,
  prim,
  type Scope,
  stop,
  str,
  variable,
} from "./lowering.js";
import { NULL } from "./null.js";
import { both, convert, eqNumbers } from "./operate.js";
import { askedOuter, haveOneOuter } from "./outer.js";
import { isSequence } from "./sequences.js";
import { bindParams, builtinName, classOf, numberKind, substitute } from "./types.js";

/** The function that compares what may be anything. */
export const EQUAL_ANY = fixedName("equal/any");

export function lowerEqual(l: Lowering, scope: Scope, e: Extract<Expr, { kind: "equal" }>): Core {
  if (!e.negated) return equalValues(l, scope, e.at, e.left, e.right);
  return prim(l, e.at, "bool.not", [equalValues(l, scope, madeAt(e.at), e.left, e.right)], true);
}

function equalValues(l: Lowering, scope: Scope, at: Span, left: Expr, right: Expr): Core {
  return compared(l, at, left.type, right.type, l.lower(scope, left), l.lower(scope, right));
}

/** A value that is at hand, with what a pattern names. */
export function equalTo(l: Lowering, scope: Scope, at: Span, type: Ty, value: Core, right: Expr): Core {
  return compared(l, madeAt(at), right.type, type, l.lower(scope, right), value);
}

/** Two values of these types that are at hand. */
export function compared(l: Lowering, at: Span, a: Ty, b: Ty, left: Core, right: Core): Core {
  const [x, y] = [numberKind(a), numberKind(b)];
  if (x !== undefined && y !== undefined) {
    const wide = wider(x, y);
    return eqNumbers(l, at, wide, convert(l, at, x, wide, left), convert(l, at, y, wide, right));
  }
  const [m, n] = [builtinName(a), builtinName(b)];
  if (m === "Boolean" && n === "Boolean") return prim(l, at, "bool.eq", [left, right], true);
  if (m === "String" && n === "String" && !isNull(left) && !isNull(right))
    return prim(l, at, "any.eq_id", [left, right], true);
  // As scalac does: what is compared with null is not asked.
  if (isNull(left) || isNull(right)) return prim(l, at, "any.eq_id", [left, right], true);
  return equalAt(l, at, a.kind === "null" ? b : a, left, right, isPlain(l, b, new Set()));
}

function isNull(e: Core): boolean {
  return e.kind === "make" && e.ctor === NULL;
}

const ORDER: readonly NumberKind[] = ["Byte", "Short", "Char", "Int", "Long", "BigInt", "Float", "Double"];

function wider(x: NumberKind, y: NumberKind): NumberKind {
  if (x === y) return x;
  const wide = ORDER.indexOf(x) > ORDER.indexOf(y) ? x : y;
  return ORDER.indexOf(wide) < ORDER.indexOf("Int") ? "Int" : wide;
}

/** Two values of a type, or of types that have it in common. */
function equalAt(l: Lowering, at: Span, type: Ty, left: Core, right: Core, otherIsPlain = true): Core {
  if (otherIsPlain && isPlain(l, type, new Set()))
    return prim(l, at, numberKind(type) === "Double" ? "f64.eq" : "any.eq_id", [left, right], true);
  if (type.kind === "tuple")
    return named(l, at, "left", left, (a) =>
      named(l, at, "right", right, (b) => equalParts(l, at, fixedName(`tuple${type.items.length}`), type.items, a, b)),
    );
  const of = classOf(type);
  const own = of === undefined || builtinName(type) !== undefined ? undefined : equalsOf(l, of);
  if (of === undefined || own === undefined) return callNamed(l, at, EQUAL_ANY, [left, right]);
  const asked = (a: Core, b: Core): Core => callMember(l, newScope({}), at, { kind: "method", ...own }, of, a, [b]);
  return l.usesNull && !of.inLibrary ? unlessNull(l, at, left, right, asked) : asked(left, right);
}

/** Null is not asked: it equals itself alone. */
function unlessNull(l: Lowering, at: Span, left: Core, right: Core, asked: (a: Core, b: Core) => Core): Core {
  const isNothing = (value: Core): Core => prim(l, at, "any.eq_id", [value, make(l, at, NULL, [], false)]);
  return named(l, at, "left", left, (a) =>
    named(l, at, "right", right, (b) =>
      node(l, "if", at, { cond: isNothing(a()), yes: isNothing(b()), no: asked(a(), b()) }, false),
    ),
  );
}

/** Sequences of different kinds have one in common. */
function equalsOf(l: Lowering, of: ClassSymbol): OwnEquals | undefined {
  const common = commonEquals(l, of);
  return common === undefined && l.mixesSequences && isSequence(l, of) ? ownEquals(l, of) : common;
}

/** The `equals` that all classes below have. */
function commonEquals(l: Lowering, of: ClassSymbol): OwnEquals | undefined {
  const [first, ...rest] = concreteClasses(l, of).map((each) => ownEquals(l, each));
  return rest.every((own) => own?.of === first?.of) ? first : undefined;
}

function equalParts(
  l: Lowering,
  whole: Span,
  ctor: Name,
  types: readonly (Ty | undefined)[], // undefined: it does not count
  left: () => Core,
  right: () => Core,
): Core {
  const at = madeAt(whole);
  const xs = types.map(() => fresh(l, "x"));
  const ys = types.map(() => fresh(l, "y"));
  const parts = types.flatMap((type, i) =>
    type === undefined ? [] : [equalAt(l, at, type, variable(l, at, nth(xs, i)), variable(l, at, nth(ys, i)))],
  );
  const all = parts.reduceRight((rest, part) => both(l, at, part, rest), bool(l, at, true));
  const patternOf = (names: readonly Name[]) =>
    ctorPattern(
      at,
      ctor,
      names.map((name) => bindPattern(at, name)),
    );
  const inner = match(l, at, right(), [arm(patternOf(ys), all), arm(anyPattern(at), bool(l, at, false))]);
  return match(l, at, left(), [arm(patternOf(xs), inner), arm(anyPattern(at), bool(l, at, false))]);
}

/** Whether values of the type are equal exactly if all their parts are, for core too. */
function isPlain(l: Lowering, type: Ty, open: Set<ClassSymbol>): boolean {
  switch (type.kind) {
    case "tuple":
      return type.items.every((item) => isPlain(l, item, open));
    case "class": {
      const name = builtinName(type);
      if (name !== undefined) return !["Any", "AnyRef", "Object", "AnyVal"].includes(name) || !mayBeAsked(l);
      if (!type.args.every((arg) => isPlain(l, arg, open))) return false;
      if (open.has(type.of)) return true;
      open.add(type.of);
      return concreteClasses(l, type.of).every((each) => isPlainClass(l, each, open));
    }
    case "nothing":
    case "null":
      return true;
    default:
      return !mayBeAsked(l);
  }
}

/** Whether something whose type is not known may have an equality of its own. */
function mayBeAsked(l: Lowering): boolean {
  return l.inLibrary || l.nested.size > 0;
}

function isPlainClass(l: Lowering, of: ClassSymbol, open: Set<ClassSymbol>): boolean {
  const own = ownEquals(l, of);
  if (own !== undefined) return isMarked(own.of, "structural");
  if (caseWithHeirs(l, of) !== undefined) return false;
  if (!of.isCase || of.inLibrary) return true;
  if (hasLater(of) || askedOuter(l, of) !== undefined) return false;
  const nothing = bindParams(
    of.typeParams,
    of.typeParams.map((): Ty => ({ kind: "nothing" })),
  );
  return layoutOf(l, of).slots.every(
    (slot) => slot.kind === "field" && isPlain(l, substitute(slot.of.type, nothing), open),
  );
}

function hasLater({ later = 0 }: ClassSymbol): boolean {
  return later > 0;
}

type OwnEquals = { readonly of: DefSymbol; readonly owner: ClassSymbol };

/** An `equals` that is written in the class or inherited, but not the one that everything has. */
export function ownEquals(l: Lowering, of: ClassSymbol): OwnEquals | undefined {
  for (const owner of linearization(l, of)) {
    if (owner.inLibrary && ["Any", "AnyRef", "Object"].includes(owner.name)) continue;
    const method = owner.methods.find(({ name, params }) => name === "equals" && params.flat().length === 1);
    if (method !== undefined) return { of: method, owner };
  }
  return undefined;
}

function equalArm(l: Lowering, at: Span, of: ClassSymbol, a: Name, b: Name): Arm {
  const own = ownEquals(l, of);
  const [left, right] = [(): Core => variable(l, at, a), (): Core => variable(l, at, b)];
  if (own !== undefined) {
    const result = callMember(l, newScope({}), at, { kind: "method", ...own }, of, left(), [right()]);
    return arm(wholePattern(l, at, of), result);
  }
  const base = caseWithHeirs(l, of);
  if (base !== undefined) {
    const equal = ({ type }: ValueSymbol, x: Core, y: Core): Core => equalAt(l, at, type, x, y);
    return arm(wholePattern(l, at, of), equalHeirs(l, at, base, left, right, equal));
  }
  const { ctor, slots } = layoutOf(l, of);
  const stored = slots.every((slot) => slot.kind === "capture" || slot.store === "plain");
  if (of.isCase && !stored && hasLater(of))
    return arm(
      wholePattern(l, at, of),
      stop(l, at, `the equality of ${of.name}, which has several lists of parameters`),
    );
  if (!of.isCase || !stored) return arm(wholePattern(l, at, of), prim(l, at, "any.eq_id", [left(), right()]));
  const later = new Set(of.params.slice(of.params.length - (of.later ?? 0)));
  const types = slots.map((slot): Ty | undefined =>
    slot.kind !== "field" || later.has(slot.of) ? undefined : slot.of.type,
  );
  const parts = equalParts(l, at, ctor, types, left, right);
  const asked = askedOuter(l, of) && haveOneOuter(l, at, of, left(), right());
  return arm(
    wholePattern(l, at, of),
    both(l, at, isKind(l, at, right(), ctor), asked === undefined ? parts : both(l, at, asked, parts)),
  );
}

/** The function that compares what may be anything, for this program: what must be asked comes first. */
export function equalAnyBody(l: Lowering, at: Span): Core {
  const [a, b] = [fresh(l, "a"), fresh(l, "b")];
  const [left, right] = [(): Core => variable(l, at, a), (): Core => variable(l, at, b)];
  const plain = arm(anyPattern(at), prim(l, at, "any.eq_id", [left(), right()]));
  if (l.nested.size === 0) return lambda(l, at, [a, b], plain.body);
  const asked = l.classes.filter((of) => !of.isAbstract && of.kind !== "trait" && isAsked(l, of));
  const ofKind = (kind: string, body: Core): Arm => arm({ kind: "lit", at, value: { kind: "str", value: kind } }, body);
  const arms = asked.map((of) => ofKind(layoutOf(l, of).ctor, match(l, at, left(), [equalArm(l, at, of, a, b)])));
  const tuples = [2, 3, 4, 5].map((width) => {
    const ctor = fixedName(`tuple${width}`);
    const types = Array.from({ length: width }, (): Ty => ({ kind: "any" }));
    return ofKind(ctor, both(l, at, isKind(l, at, right(), ctor), equalParts(l, at, ctor, types, left, right)));
  });
  return lambda(l, at, [a, b], match(l, at, prim(l, at, "any.kind", [left()]), [...arms, ...tuples, plain]));
}

/** `kind`: as `any.kind` names it. */
export function isKind(l: Lowering, at: Span, value: Core, kind: string): Core {
  return prim(l, at, "str.eq", [prim(l, at, "any.kind", [value]), str(l, at, kind)]);
}

/** Its equality is not that of its parts, or it may have parts of which that holds. */
function isAsked(l: Lowering, of: ClassSymbol): boolean {
  if (ownEquals(l, of) !== undefined || caseWithHeirs(l, of) !== undefined) return true;
  if (!of.isCase || of.kind === "object") return false;
  return (
    hasLater(of) ||
    askedOuter(l, of) !== undefined ||
    layoutOf(l, of).slots.some((slot) => slot.kind === "field" && !isPlain(l, slot.of.type, new Set()))
  );
}
