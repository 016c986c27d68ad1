// Constants as Scala.
import type { Literal } from "../../../core/literal.js";
import { showChar, showFloat, showString } from "../show/literal.js";
import { type Level, type Piece, SIMPLE } from "./hole.js";

/** `like`: a number that stood there; its kind need not be written if it was not. */
export function literal(value: Literal, like: string | undefined): Piece | undefined {
  const text = literalText(value, like);
  if (text === undefined) return undefined;
  const level: Level = text.startsWith("-") ? { kind: "prefix" } : SIMPLE;
  return { text, level };
}

function literalText(value: Literal, like: string | undefined): string | undefined {
  switch (value.kind) {
    case "i32":
      return String(value.value);
    case "big":
      return isInt(value.value) ? String(value.value) : undefined;
    case "i64":
      return like === undefined || /[lL]\)*$/.test(like) || !isInt(value.value)
        ? `${value.value}L`
        : String(value.value);
    case "f64":
      return like !== undefined && /^\(*-?\d+\)*$/.test(like) && Number.isInteger(value.value)
        ? String(value.value)
        : showFloat(value.value);
    case "char":
      return showChar(String.fromCharCode(value.value));
    case "str":
      return showString(value.value);
    case "bool":
      return String(value.value);
    default:
      return undefined;
  }
}

function isInt(value: bigint): boolean {
  return BigInt.asIntN(32, value) === value;
}
