// Operators and conversions of numbers as primitives of their width. Byte, Short and Char are computed as Int; Float is
// not there: its values would be rounded otherwise.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { PrimName } from "../../../core/primitive.js";
import type { Span } from "../../../core/span.js";
import type { NumberKind, NumberOp } from "../typed.js";
import { bool, type Lowering, lit, make, named, node, prim, stop, str } from "./lowering.js";
import { NULL } from "./null.js";

const INT_OPS: Readonly<Record<NumberOp, string>> = {
  "+": "add",
  "-": "sub",
  "*": "mul",
  "/": "div",
  "%": "mod",
  "&": "and",
  "|": "or",
  "^": "xor",
  "<<": "lsl",
  ">>": "asr",
  ">>>": "lsr",
  "<": "lt",
  "<=": "le",
  ">": "gt",
  ">=": "ge",
  negate: "neg",
  complement: "not",
};

type Width = "i32" | "i64" | "big" | "f64";

export function widthOf(kind: NumberKind): Width | undefined {
  switch (kind) {
    case "Byte":
    case "Short":
    case "Char":
    case "Int":
      return "i32";
    case "Long":
      return "i64";
    case "Double":
      return "f64";
    case "BigInt":
      return "big";
    default:
      return undefined;
  }
}

export function operate(l: Lowering, at: Span, op: NumberOp, on: NumberKind, args: readonly Core[]): Core {
  const width = widthOf(on);
  if (width === undefined) return stop(l, at, `numbers of the type ${on}`);
  if (width === "f64" && !FLOAT_OPS.has(op)) return stop(l, at, `the operator ${op} on ${on}`);
  if (width === "big" && (op === "/" || op === "%")) return divided(l, at, op, args);
  return prim(l, at, `${width}.${INT_OPS[op]}` as PrimName, args, true);
}

/** Dividing a large number by zero fails in words of its own. */
function divided(l: Lowering, at: Span, op: "/" | "%", [left, right]: readonly Core[]): Core {
  if (left === undefined || right === undefined) return stop(l, at, "a division of nothing");
  const of = (a: Core, b: Core): Core => prim(l, at, `big.${INT_OPS[op]}` as PrimName, [a, b], true);
  if (right.kind === "lit" && right.value.kind === "big" && right.value.value !== 0n) return of(left, right);
  const zero = lit(l, at, { kind: "big", value: 0n }, false);
  const failed = make(
    l,
    at,
    ARITHMETIC,
    [str(l, at, "BigInteger divide by zero"), make(l, at, NULL, [], false)],
    false,
  );
  return named(l, at, "left", left, (a) =>
    named(l, at, "right", right, (b) => {
      const cond = prim(l, at, "big.eq", [b(), zero]);
      const no = of(a(), b());
      return node(l, "if", at, { cond, yes: node(l, "raise", at, { exn: failed }, false), no }, false);
    }),
  );
}

const ARITHMETIC = fixedName("ArithmeticException/java.lang.ArithmeticException");

const FLOAT_OPS: ReadonlySet<NumberOp> = new Set(["+", "-", "*", "/", "%", "<", "<=", ">", ">=", "negate"]);

export function convert(l: Lowering, at: Span, from: NumberKind, to: NumberKind, value: Core): Core {
  const [a, b] = [widthOf(from), widthOf(to)];
  if (a === undefined || b === undefined) return stop(l, at, `numbers of the type ${a === undefined ? from : to}`);
  if (b === "f64") return a === "f64" ? value : prim(l, at, "f64.of_i63", [value]);
  if (a === "f64") return narrow(l, at, "Int", to, prim(l, at, b === "i64" ? "i64.of_f64_sat" : "i32.of_f64", [value]));
  return narrow(l, at, from, to, value);
}

const BITS: Readonly<Record<NumberKind, number>> = {
  Byte: 8,
  Short: 16,
  Char: 16,
  Int: 32,
  Long: 64,
  BigInt: 1000,
  Float: 0,
  Double: 0,
};

/** Between integers; the wider ones hold the narrower as they are. */
function narrow(l: Lowering, at: Span, from: NumberKind, to: NumberKind, value: Core): Core {
  if (to === "Char") return from === "Char" ? value : prim(l, at, "char.chr16", [low32(l, at, from, value)]);
  const plain = from === "Char" ? prim(l, at, "char.code", [value]) : value;
  if (BITS[to] > BITS[from] || to === from || (from === "Char" && to === "Int")) return plain;
  if (to === "Long") return prim(l, at, "i64.wrap", [plain]);
  const low = low32(l, at, from, plain);
  return to === "Int" ? low : signed(l, at, BITS[to], low);
}

function low32(l: Lowering, at: Span, from: NumberKind, value: Core): Core {
  return from === "Long" || from === "BigInt" ? prim(l, at, "i32.wrap", [value]) : value;
}

/**
 * The low bits, the highest of them being the sign: what is outside of the range comes back at its other end. Written with a
 * remainder, since shifts overflow, and claims are about inputs on which nothing overflows.
 */
function signed(l: Lowering, at: Span, bits: number, value: Core): Core {
  const half = 2n ** BigInt(bits - 1);
  const int = (n: bigint): Core => lit(l, at, { kind: "i32", value: n }, false);
  const op = (name: "ge" | "lt" | "mod" | "add" | "sub", a: Core, b: bigint): Core =>
    prim(l, at, `i32.${name}`, [a, int(b)]);
  const either = (cond: Core, yes: Core, no: Core): Core => node(l, "if", at, { cond, yes, no }, false);
  const turned = (rest: () => Core): Core =>
    either(
      op("ge", rest(), half),
      op("sub", rest(), 2n * half),
      either(op("lt", rest(), -half), op("add", rest(), 2n * half), rest()),
    );
  return named(l, at, "wide", value, (wide) => {
    const isInside = either(op("ge", wide(), -half), op("lt", wide(), half), bool(l, at, false));
    return either(isInside, wide(), named(l, at, "rest", op("mod", wide(), 2n * half), turned));
  });
}

/** Characters are compared by their own primitives, so that they may stay unknown. */
export function eqNumbers(l: Lowering, at: Span, kind: NumberKind, left: Core, right: Core): Core {
  const width = kind === "Char" ? "char" : widthOf(kind);
  if (width === undefined) return stop(l, at, `numbers of the type ${kind}`);
  return prim(l, at, `${width}.eq` as PrimName, [left, right], true);
}

export function not(l: Lowering, at: Span, value: Core): Core {
  return prim(l, at, "bool.not", [value], true);
}

export function both(l: Lowering, at: Span, left: Core, right: Core): Core {
  return node(l, "if", at, { cond: left, yes: right, no: bool(l, at, false) });
}

export function either(l: Lowering, at: Span, left: Core, right: Core): Core {
  return node(l, "if", at, { cond: left, yes: bool(l, at, true), no: right });
}
