// Core expressions as OCaml source text: what a teacher would write, that OCaml takes, and that
// means the same.
import type { Expr } from "../../../core/expr.js";
import type { WrittenInput } from "../../../language/language.js";
import { liftExpr } from "../lift/expr.js";
import type { Vocabulary } from "../lift/vocabulary.js";
import { type Doc, flat } from "./layout.js";
import { sourceDoc } from "./source.js";

/** On one line: `fun x -> 1 mod x`. */
export function showExpr(vocabulary: Vocabulary, e: Expr, written: WrittenInput = {}): string {
  return flat(exprDoc(vocabulary, e, written));
}

/** For a text that is broken over lines where it is long. */
export function exprDoc(vocabulary: Vocabulary, e: Expr, written: WrittenInput = {}): Doc {
  return sourceDoc(liftExpr(vocabulary, e, written));
}
