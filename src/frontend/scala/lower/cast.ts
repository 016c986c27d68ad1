// Casts: what is not of the type fails where Scala looks. It looks at the cast for the class alone; what is inside is
// looked at when it is used as a number or a text.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Expr, Ty } from "../typed.js";
import { inherits } from "./hierarchy.js";
import { kindTest, literalKindTest } from "./kind.js";
import { type Lowering, make, named, node, type Scope, str } from "./lowering.js";
import { NULL } from "./null.js";
import { defaultValue } from "./objects.js";
import { convert, either } from "./operate.js";
import { builtinName, classOf, numberKind } from "./types.js";

const CAST = fixedName("ClassCastException/java.lang.ClassCastException");

export function lowerCast(l: Lowering, scope: Scope, e: Extract<Expr, { kind: "cast" }>): Core {
  const { at, to } = e;
  const value = l.lower(scope, e.value);
  const [from, width] = [numberKind(e.value.type), numberKind(to)];
  if (from !== undefined && width !== undefined && from !== "BigInt" && width !== "BigInt")
    return convert(l, at, from, width, value);
  if (isSurely(l, e.value.type, to)) return value;
  if (e.value.kind === "constant" && e.value.value.kind === "null") return defaultValue(l, at, to);
  return checked(l, at, to, value);
}

/** Whether nothing is to be looked at: it is what it is cast to, or that says nothing. */
function isSurely(l: Lowering, from: Ty, to: Ty): boolean {
  if (["any", "any-ref", "any-val", "param", "both", "wildcard", "nothing", "null"].includes(to.kind)) return true;
  const [mine, theirs] = [classOf(from), to.kind === "class" ? to.of : undefined];
  if (from.kind === "class" && mine !== undefined && theirs !== undefined) return inherits(l, mine, theirs);
  return from.kind === to.kind && from.kind !== "class";
}

function checked(l: Lowering, at: Span, to: Ty, value: Core): Core {
  return named(l, at, "cast", value, (self) => {
    const isOf = kindTest(l, at, self(), to);
    const isNull = literalKindTest(l, at, self, { kind: "null" });
    const holds = numberKind(to) !== undefined || !l.usesNull ? isOf : either(l, at, isNull, isOf);
    return node(l, "if", at, { cond: holds, yes: self(), no: failure(l, at, to) }, false);
  });
}

function failure(l: Lowering, at: Span, to: Ty): Core {
  const name = builtinName(to) ?? classOf(to)?.name ?? "it";
  const message = str(l, at, `this cannot be cast to ${name}`);
  return node(l, "raise", at, { exn: make(l, at, CAST, [message, make(l, at, NULL, [], false)], false) }, false);
}

/** In programs that cast types with arguments, a value may not be what its type says. */
export function unboxed(l: Lowering, e: Expr, value: Core): Core {
  if (!l.erases || !isBoxed(e)) return value;
  const name = builtinName(e.type);
  return name === "Int" || name === "Double" || name === "Boolean" || name === "String"
    ? checked(l, e.at, e.type, value)
    : value;
}

/** Where the code of a generic definition gives it. */
function isBoxed(e: Expr): boolean {
  switch (e.kind) {
    case "call":
      return e.of.result.kind === "param";
    case "field":
      return e.of.type.kind === "param";
    default:
      return true;
  }
}

/** Whether a cast looks at a part of its type only. */
export function isErased(e: Expr): boolean {
  if (e.kind !== "cast") return false;
  const { to } = e;
  return to.kind === "param" || to.kind === "fn" || to.kind === "tuple" || (to.kind === "class" && to.args.length > 0);
}
