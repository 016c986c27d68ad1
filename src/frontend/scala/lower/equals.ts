// Equality as objects have it: `x eq y`, and `x.equals(y)`, which is asked of x where `x == y` compares numbers. Numbers of
// two types are never equal then (`1.equals(1L)`), and doubles are if nothing tells them apart (`nan.equals(nan)`, but not
// `0.0.equals(-0.0)`).
import type { Expr as Core } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Expr, Ty } from "../typed.js";
import { compared, isKind } from "./equal.js";
import { bool, type Lowering, lit, named, node, prim, type Scope, stop } from "./lowering.js";
import { both, not } from "./operate.js";
import { presentAnyway } from "./present.js";
import { builtinName, numberKind } from "./types.js";

export function lowerEquals(l: Lowering, scope: Scope, at: Span, receiver: Expr, arg: Expr): Core {
  const left = presentAnyway(l, at, receiver, l.lower(scope, receiver));
  const right = l.lower(scope, arg);
  const [a, b] = [receiver.type, arg.type];
  const [x, y] = [numberKind(a), numberKind(b)];
  if (l.inLibrary || !mayBeNumber(a) || !mayBeNumber(b) || x === "BigInt") return compared(l, at, a, b, left, right);
  return named(l, at, "receiver", left, (self) =>
    named(l, at, "that", right, (that) => {
      if (x === undefined || y === undefined) return byKind(l, at, a, b, self, that);
      if (x !== y) return bool(l, at, false);
      return x === "Double" ? sameBits(l, at, self(), that()) : compared(l, at, a, b, self(), that());
    }),
  );
}

/** Also of what may be anything. */
function mayBeNumber(type: Ty): boolean {
  if (["any", "any-val", "param", "wildcard", "both"].includes(type.kind) || numberKind(type) !== undefined)
    return true;
  return ["Any", "AnyVal"].includes(builtinName(type) ?? "");
}

/** Integers do not know of which type they are: only those of one type variable are of the same. */
function byKind(l: Lowering, at: Span, a: Ty, b: Ty, left: () => Core, right: () => Core): Core {
  const choice = (cond: Core, yes: Core, no: Core): Core => node(l, "if", at, { cond, yes, no }, false);
  const floats = choice(isKind(l, at, right(), "float"), sameBits(l, at, left(), right()), bool(l, at, false));
  const isOneType = a.kind === "param" && b.kind === "param" && a.of === b.of;
  const unknown = (): Core => stop(l, at, "equals of numbers whose types are not known");
  const integers = isOneType
    ? compared(l, at, a, b, left(), right())
    : choice(isKind(l, at, right(), "int"), unknown(), bool(l, at, false));
  const others = choice(isKind(l, at, left(), "int"), integers, compared(l, at, a, b, left(), right()));
  return choice(isKind(l, at, left(), "float"), floats, others);
}

function sameBits(l: Lowering, at: Span, left: Core, right: Core): Core {
  return prim(l, at, "i64.eq", [prim(l, at, "f64.to_bits", [left]), prim(l, at, "f64.to_bits", [right])], true);
}

/** Equal literals are one string, and strings that are computed are not; tuples of constants are one here alone. */
export function lowerSame(l: Lowering, scope: Scope, e: Extract<Expr, { kind: "same" }>): Core {
  const { at, left, right, negated } = e;
  if ([left, right].some(isText)) return stop(l, at, "eq of a string that is written down");
  if ([left, right].every(({ type }) => type.kind === "tuple")) return stop(l, at, "eq of tuples");
  const [a, b] = [l.lower(scope, left), l.lower(scope, right)];
  const same = [left, right].every(({ type }) => mayBeBoxed(type))
    ? named(l, at, "left", a, (self) => named(l, at, "right", b, (that) => sameBox(l, at, self, that, !negated)))
    : prim(l, at, [left, right].some(isArray) ? "any.eq_id" : "any.same", [a, b], !negated);
  return negated ? not(l, at, same) : same;
}

function sameObject(l: Lowering, at: Span, left: () => Core, right: () => Core, written: boolean): Core {
  const arrays = prim(l, at, "any.eq_id", [left(), right()], false);
  const others = prim(l, at, "any.same", [left(), right()], written);
  return node(l, "if", at, { cond: isKind(l, at, left(), "array"), yes: arrays, no: others }, false);
}

/** Of arrays it is `any.eq_id`: each empty array is an object of its own. */
function isArray({ type }: Expr): boolean {
  return builtinName(type) === "Array";
}

function isText(e: Expr): boolean {
  return e.kind === "constant" && e.value.kind === "string";
}

function mayBeBoxed(type: Ty): boolean {
  return mayBeNumber(type) || type.kind === "any-ref" || ["AnyRef", "Object"].includes(builtinName(type) ?? "");
}

/** Boxes have no identity in core. Java keeps one box for each small integer; whether larger ones share theirs is not known. */
function sameBox(l: Lowering, at: Span, left: () => Core, right: () => Core, written: boolean): Core {
  const choice = (cond: Core, yes: Core, no: Core): Core => node(l, "if", at, { cond, yes, no }, false);
  const equal = (): Core => prim(l, at, "any.eq", [left(), right()], false);
  const unknown = (): Core => stop(l, at, "eq of equal numbers in boxes of their own");
  const least = prim(l, at, "i64.le", [lit(l, at, { kind: "i64", value: LEAST_KEPT }, false), left()], false);
  const most = prim(l, at, "i64.le", [left(), lit(l, at, { kind: "i64", value: MOST_KEPT }, false)], false);
  const isKept = hasOneCache(l) ? both(l, at, least, most) : bool(l, at, false);
  const kept = choice(isKept, bool(l, at, true), unknown());
  const ifBoth = (kind: string, same: () => Core): Core =>
    choice(
      isKind(l, at, right(), kind),
      choice(same(), kind === "int" ? kept : unknown(), bool(l, at, false)),
      bool(l, at, false),
    );
  const objects = sameObject(l, at, left, right, written);
  const floats = choice(
    isKind(l, at, left(), "float"),
    ifBoth("float", () => sameBits(l, at, left(), right())),
    objects,
  );
  return choice(isKind(l, at, left(), "int"), ifBoth("int", equal), floats);
}

const [LEAST_KEPT, MOST_KEPT] = [-128n, 127n];

/** Equal integers of two types have two boxes, and integers do not know of which type they are. */
function hasOneCache({ numbers }: Lowering): boolean {
  const integers = [...numbers].filter((kind) => kind !== "Double" && kind !== "Float");
  return integers.length === 1 && ["Byte", "Short", "Int", "Long"].includes(integers[0] ?? "");
}
