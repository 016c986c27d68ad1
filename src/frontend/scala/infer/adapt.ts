// An expression where a type is expected: numbers are widened, values dropped for (), objects that are functions made
// functions; or the two types clash.
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { showTy } from "../show/type.js";
import type { Expr, NumberKind, Ty, ValueSymbol } from "../typed.js";
import { isBuiltinTy, numberKind } from "./builtin.js";
import { type Context, report, type Scope, unsupported } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { viaOwnView, viaView } from "./implicit.js";
import { membersOf, seenFrom } from "./member.js";
import { isPure } from "./pure.js";
import { mayBeConverted } from "./scope.js";
import { builtin, isFunctionClass } from "./standard.js";
import { isSubtype, linearization } from "./subtype.js";
import { ownValue } from "./symbols.js";
import { ERROR, fnTy, HOLE, substitute } from "./ty.js";

export function adapt(cx: Context, scope: Scope, e: Expr, expected: Ty): Expr {
  if (expected === HOLE || isSubtype(e.type, expected)) return e;
  const converted =
    converts(cx, e, expected) ??
    asFunction(cx, scope, e, expected) ??
    viewed(cx, e, expected) ??
    viaOwnView(cx, scope, e, expected, (type) => isSubtype(type, expected));
  if (converted !== undefined) return converted;
  if (isBuiltinTy(expected, "Unit")) return discarded(cx, e);
  return clash(cx, scope, e, expected);
}

export function clash(cx: Context, scope: Scope, e: Expr, expected: Ty): Expr {
  typesClash(cx, scope, e.at, e.type, expected);
  return errorExpr(e.at);
}

export function typesClash(cx: Context, scope: Scope, at: Span, has: Ty, wants: Ty): void {
  if (mayBeConverted(cx, scope) || isWrapped(has, wants) || isProduct(has, wants)) {
    return unsupported(cx, at, `whether \`${showTy(has)}\` becomes \`${showTy(wants)}\` is not known`);
  }
  report(cx, "E204", "Types clash", at, `this has type \`${showTy(has)}\`, but \`${showTy(wants)}\` is expected here`);
}

/** Case classes and tuples are Products, which we lack. */
function isProduct(has: Ty, wants: Ty): boolean {
  if (wants.kind !== "class" || !wants.of.inLibrary || !["Product", "Serializable", "Equals"].includes(wants.of.name))
    return false;
  return has.kind === "tuple" || (has.kind === "class" && has.of.isCase);
}

/** Arrays and strings become sequences of kinds that we lack. */
function isWrapped(has: Ty, wants: Ty): boolean {
  if (!isBuiltinTy(has, "Array") && !isBuiltinTy(has, "String")) return false;
  return (
    wants.kind === "class" && wants.of.inLibrary && linearization(wants.of).some(({ name }) => name === "Iterable")
  );
}

/** The value is computed and forgotten. */
export function discarded(cx: Context, e: Expr): Expr {
  const unit: Expr = unitExpr(cx, e.at);
  return { kind: "block", at: e.at, type: unit.type, stats: [{ kind: "expr", at: e.at, value: e }], result: unit };
}

/** () that nobody wrote, behind a place. */
export function unitExpr(cx: Context, { file, end }: Span): Expr {
  const at = madeAt({ file, start: end, end });
  return { kind: "constant", at, type: builtin(cx, "Unit"), value: { kind: "unit" } };
}

// ---- numbers ----

const WIDENS: Readonly<Record<NumberKind, readonly NumberKind[]>> = {
  Byte: ["Short", "Int", "Long", "Float", "Double"],
  Short: ["Int", "Long", "Float", "Double"],
  Char: ["Int", "Long", "Float", "Double"],
  Int: ["Long", "Float", "Double", "BigInt"],
  Long: ["Float", "Double", "BigInt"],
  Float: ["Double"],
  Double: [],
  BigInt: [],
};

export function widens(from: NumberKind, to: NumberKind): boolean {
  return from === to || WIDENS[from].includes(to);
}

function converts(cx: Context, e: Expr, expected: Ty): Expr | undefined {
  const to = expected.kind === "class" ? numberKind(expected) : undefined;
  const from = numberKind(e.type);
  if (to === undefined || from === undefined) return undefined;
  return literalAs(cx, e, to) ?? (widens(from, to) ? convert(cx, e, to) : undefined);
}

/** A literal Int may be a Byte, Short or Char if it fits. */
function literalAs(cx: Context, e: Expr, to: NumberKind): Expr | undefined {
  if (e.kind !== "constant" || e.value.kind !== "int") return undefined;
  const { value } = e.value;
  const within = (low: number, high: number): boolean => value >= low && value <= high;
  const fits =
    (to === "Byte" && within(-128, 127)) ||
    (to === "Short" && within(-32768, 32767)) ||
    (to === "Char" && within(0, 65535));
  return fits ? convert(cx, e, to) : undefined;
}

export function convert(cx: Context, e: Expr, to: NumberKind): Expr {
  const from = numberKind(e.type);
  if (from === undefined || from === to) return e;
  const type = builtin(cx, to);
  if (e.kind === "constant" && e.value.kind === "int") {
    if (to === "Long") return { ...e, type, value: { kind: "long", value: e.value.value } };
    if (to === "Double") return { ...e, type, value: { kind: "double", value: Number(e.value.value) } };
  }
  return { kind: "convert", at: e.at, type, from, to, value: e };
}

// ---- views ----

/** An Option where something to go through is expected: the library says what becomes what. */
function viewed(cx: Context, e: Expr, expected: Ty): Expr | undefined {
  if (expected.kind !== "class") return undefined;
  for (const view of cx.views) {
    const found = viaView(view, e);
    if (found !== undefined && isSubtype(found.type, expected)) return found;
  }
  return undefined;
}

// ---- functions ----

/** A Set where A => Boolean is expected, a PartialFunction where a function is. */
function asFunction(cx: Context, scope: Scope, e: Expr, expected: Ty): Expr | undefined {
  const { type } = e;
  if (
    expected.kind !== "fn" ||
    expected.params.length !== 1 ||
    type.kind !== "class" ||
    !isFunctionClass(cx, type.of)
  ) {
    return undefined;
  }
  const apply = membersOf(cx, type.of, "apply").find((each) => each.symbol === "def");
  if (apply?.symbol !== "def") return undefined;
  const subst = seenFrom(type, apply.owner);
  const of = substitute(apply.params[0]?.[0]?.type ?? ERROR, subst);
  const result = substitute(apply.result, subst);
  if (!isSubtype(fnTy([of], result), expected)) return undefined;
  const at = madeAt(e.at);
  return viaValue(cx, scope, e, (receiver) => {
    const param: ValueSymbol = { ...ownValue(cx, scope, "x", of, at), kind: "param" };
    const arg: Expr = { kind: "value", at, type: of, of: param };
    const body: Expr = { kind: "call", at, type: result, of: apply, receiver, args: [arg], above: undefined };
    return { kind: "lambda", at, type: fnTy([of], result), params: [param], body };
  });
}

/** Something that is evaluated once, before what is made of it. */
export function viaValue(cx: Context, scope: Scope, e: Expr, make: (value: Expr) => Expr): Expr {
  if (isPure(e)) return make(e);
  const of = ownValue(cx, scope, "v", e.type, e.at);
  const result = make({ kind: "value", at: madeAt(e.at), type: e.type, of });
  return { kind: "block", at: e.at, type: result.type, stats: [{ kind: "val", at: e.at, of, value: e }], result };
}
