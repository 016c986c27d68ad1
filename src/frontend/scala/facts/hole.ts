// What may stand where: every expression of a source stands in a hole that takes some expressions as they are and
// others only in parentheses or braces.
import { associatesRight, precedence } from "../parse/operators.js";

/** How tightly a text holds together. `stats`: statements one after the other. `closed`: it begins and ends in its own brackets. */
export type Level =
  | { readonly kind: "stats" | "expr" | "match" | "prefix" | "simple" }
  | { readonly kind: "infix"; readonly op: string };

/** A text with its level. */
export type Piece = { readonly text: string; readonly level: Level };

export type Hole =
  /** Any expression; `body`: statements too. */
  | { readonly kind: "any" | "body" }
  /** Before `match`, in guards: operators, but no `if` and the like. */
  | { readonly kind: "operation" }
  | { readonly kind: "operand"; readonly op: string; readonly side: "left" | "right" }
  /** Before a dot or an argument list. */
  | { readonly kind: "simple" }
  /** An argument in braces: `f { x }`. */
  | { readonly kind: "braces" }
  /** Behind the dollar in a text. */
  | { readonly kind: "text" };

export const ANY: Hole = { kind: "any" };
export const EXPR: Level = { kind: "expr" };
export const SIMPLE: Level = { kind: "simple" };

/** The text as it may stand in the hole. */
export function fitted({ text, level }: Piece, hole: Hole): string {
  if (hole.kind === "braces") return text.startsWith("{") ? text : `{ ${text} }`;
  if (hole.kind === "text") return /^[a-z]\w*$/.test(text) || text.startsWith("{") ? text : `{${text}}`;
  if (fits(level, hole)) return text;
  return level.kind === "stats" ? inBraces(text) : `(${text})`;
}

function inBraces(text: string): string {
  return text.includes("\n") ? `{\n${text}\n}` : `{ ${text} }`;
}

function fits(level: Level, hole: Hole): boolean {
  switch (hole.kind) {
    case "body":
      return true;
    case "any":
      return level.kind !== "stats";
    case "operation":
      return ["infix", "prefix", "simple"].includes(level.kind);
    case "operand":
      return level.kind === "infix" ? bindsTighter(level.op, hole) : ["prefix", "simple"].includes(level.kind);
    default:
      return level.kind === "simple";
  }
}

function bindsTighter(inner: string, { op, side }: Hole & { kind: "operand" }): boolean {
  const [a, b] = [precedence(inner), precedence(op)];
  if (a !== b) return a > b;
  return associatesRight(inner) === associatesRight(op) && associatesRight(op) === (side === "right");
}
