// A format literal as the value that the library's printf functions interpret.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { FormatPiece, FormatSize } from "../infer/format-string.js";
import type { Expr } from "../syntax.js";
import { int, type Lowering, lit, make, node, str } from "./lowering.js";

export function lowerFormat(l: Lowering, e: Expr & { kind: "constant" }, pieces: readonly FormatPiece[]): Core {
  const { at } = e;
  const items = pieces.map((piece) => lowerPiece(l, at, piece));
  const last = make(l, at, fixedName("[]"), [], false);
  const list = items.length === 0 ? last : node(l, "chain", at, { ctor: fixedName("::"), items, last }, false);
  const written = e.value.kind === "string" ? e.value.value : "";
  return make(l, at, l.known.format.format.core, [list, str(l, at, written)]);
}

function lowerPiece(l: Lowering, at: Span, piece: FormatPiece): Core {
  const { text, layout, conversion } = l.known.format;
  if (piece.kind === "text") return make(l, at, text.core, [str(l, at, piece.text)], false);
  if (piece.kind === "layout") return make(l, at, layout.core, [str(l, at, piece.text)], false);
  const letter = lit(l, at, { kind: "char", value: piece.letter.charCodeAt(0) }, false);
  const sizes = [piece.width, piece.precision].map((size) => lowerSize(l, at, size));
  return make(l, at, conversion.core, [str(l, at, piece.flags + piece.of), ...sizes, letter], false);
}

function lowerSize(l: Lowering, at: Span, size: FormatSize): Core {
  const { unset, fixed, star } = l.known.format;
  switch (size.kind) {
    case "none":
      return make(l, at, unset.core, [], false);
    case "fixed":
      return make(l, at, fixed.core, [int(l, at, size.value)], false);
    case "star":
      return make(l, at, star.core, [], false);
  }
}
