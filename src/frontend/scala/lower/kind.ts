// What a value is, where its type does not say: its kind, or the constructor that made it.
import type { Expr as Core } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import type { Constant } from "../syntax.js";
import type { ClassSymbol, Ty } from "../typed.js";
import { concreteClasses } from "./hierarchy.js";
import { layoutOf } from "./layout.js";
import { anyPattern, arm, bool, type Lowering, lit, match, orPattern, prim, stop, str } from "./lowering.js";
import { both, either } from "./operate.js";
import { builtinName } from "./types.js";

/** Kinds that core tells apart, by the names of the classes whose values have them. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["Byte", "int"],
  ["Short", "int"],
  ["Int", "int"],
  ["Long", "int"],
  ["BigInt", "int"],
  ["Double", "float"],
  ["Boolean", "bool"],
  ["String", "str"],
  ["Unit", "tuple0"],
  ["Array", "array"],
]);

/** Whether a value is of a type, or of one of these classes. */
export function kindTest(l: Lowering, at: Span, value: Core, type: Ty | readonly ClassSymbol[]): Core {
  const kinds = kindsOf(l, type);
  if (kinds === "all") return bool(l, at, true);
  if (kinds === undefined) return stop(l, at, "this type test on a value that may be anything");
  const options = kinds.map((kind) => ({ kind: "lit", at, value: { kind: "str", value: kind } }) as const);
  if (options.length === 0) return bool(l, at, false);
  return match(l, at, prim(l, at, "any.kind", [value]), [
    arm(orPattern(at, options), bool(l, at, true)),
    arm(anyPattern(at), bool(l, at, false)),
  ]);
}

function kindsOf(l: Lowering, type: Ty | readonly ClassSymbol[]): readonly string[] | "all" | undefined {
  if ("length" in type) return type.map((of) => layoutOf(l, of).ctor);
  if (type.kind === "any" || type.kind === "param") return "all";
  if (type.kind === "tuple") return [`tuple${type.items.length}`];
  if (type.kind === "fn") return ["function"];
  if (type.kind !== "class") return undefined;
  const name = builtinName(type);
  if (name === undefined) return concreteClasses(l, type.of).map((of) => layoutOf(l, of).ctor as string);
  // Numbers of different widths look the same, and so do characters.
  if (["Char", "Byte", "Short", "Long", "BigInt", "Float"].includes(name)) return undefined;
  if (name === "Int" && !l.inLibrary && hasOtherIntegers(l)) return undefined;
  const kind = name.startsWith("Function") ? "function" : KINDS.get(name);
  return kind === undefined ? undefined : [kind];
}

/** Integers do not know of which type they are. Characters that are hidden are not looked for here. */
function hasOtherIntegers({ numbers }: Lowering): boolean {
  return OTHER_INTEGERS.some((kind) => numbers.has(kind));
}

const OTHER_INTEGERS = ["Byte", "Short", "Long", "BigInt"] as const;

/** Whether a value that may be anything is this constant. */
export function literalKindTest(l: Lowering, pattern: Span, value: () => Core, constant: Constant): Core {
  const at = madeAt(pattern);
  const isKind = (kind: string): Core => prim(l, at, "str.eq", [prim(l, at, "any.kind", [value()]), str(l, at, kind)]);
  /** Boxed numbers of two types are equal if they are as numbers: `1.0` fits `case 1`. */
  const isDouble = (number: number): Core =>
    both(l, at, isKind("float"), prim(l, at, "f64.eq", [value(), lit(l, at, { kind: "f64", value: number }, false)]));
  switch (constant.kind) {
    case "unit":
      return isKind("tuple0");
    case "null":
      return isKind("null");
    case "string":
      return both(l, at, isKind("str"), prim(l, at, "str.eq", [value(), str(l, at, constant.value)]));
    case "boolean":
      return both(l, at, isKind("bool"), prim(l, at, "bool.eq", [value(), bool(l, at, constant.value)]));
    case "int":
    case "long":
    case "char": {
      const literal = lit(l, at, { kind: "i32", value: BigInt(constant.value) }, false);
      const isInteger = both(l, at, isKind("int"), prim(l, at, "i32.eq", [value(), literal]));
      return either(l, at, isInteger, isDouble(Number(constant.value)));
    }
    default: {
      const whole = Number.isSafeInteger(constant.value) ? BigInt(constant.value) : undefined;
      if (whole === undefined) return isDouble(constant.value);
      const literal = lit(l, at, { kind: "i64", value: whole }, false);
      return either(
        l,
        at,
        isDouble(constant.value),
        both(l, at, isKind("int"), prim(l, at, "i64.eq", [value(), literal])),
      );
    }
  }
}
