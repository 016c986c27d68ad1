// Which names are operators that the language itself gives a meaning, by the type of what stands on the left.
import type { NumberOp, Ty } from "../typed.js";
import { isBuiltinTy, numberKind } from "./builtin.js";

export const ARITHMETIC: readonly NumberOp[] = ["+", "-", "*", "/", "%", "&", "|", "^"];
export const SHIFTS: readonly NumberOp[] = ["<<", ">>", ">>>"];
export const COMPARISONS: readonly NumberOp[] = ["<", "<=", ">", ">="];
const NUMBER_OPS: readonly string[] = [...ARITHMETIC, ...SHIFTS, ...COMPARISONS];
const TRUTH_OPS = ["&&", "||", "&", "|", "^"];
const PREFIXES = ["unary_-", "unary_+", "unary_~", "unary_!"];
const EVERYWHERE = ["==", "!=", "eq", "ne", "isInstanceOf", "asInstanceOf"];

export function isOperator(receiver: Ty, name: string): boolean {
  if (EVERYWHERE.includes(name)) return true;
  if (numberKind(receiver) !== undefined) return NUMBER_OPS.includes(name) || PREFIXES.includes(name);
  if (isBuiltinTy(receiver, "Boolean")) return TRUTH_OPS.includes(name) || name === "unary_!";
  return name === "+" && isBuiltinTy(receiver, "String");
}

/** `x += 1` where there is no method `+=`. */
export function isAssignment(op: string): boolean {
  return op.endsWith("=") && !op.startsWith("=") && !["<=", ">=", "!="].includes(op) && op.length > 1 && /^\W/.test(op);
}
