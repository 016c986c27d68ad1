// The type of a format literal: one argument per conversion.

import type { Expr } from "../syntax.js";
import { builtinTy } from "./builtin.js";
import { unifyAt } from "./clash.js";
import { type Context, report } from "./context.js";
import { CONVERSION_ARGUMENTS, type FormatPiece, parseFormat } from "./format-string.js";
import { arrow, arrows, con, expandHead, newVar, type Ty } from "./ty.js";

export function inferFormat(ctx: Context, e: Expr & { kind: "constant" }, expected: Ty): void {
  const parsed = parseFormat(e.value.kind === "string" ? e.value.value : "");
  if (!parsed.ok) {
    report(ctx, "E210", "Bad format", e.at, parsed.why);
    return;
  }
  ctx.facts.formats.set(e, parsed.pieces);
  const [channel, printed, result, readers] = [newVar(), newVar(), newVar(), newVar()];
  const args = parsed.pieces.flatMap((piece) => argumentsOf(ctx, piece, channel, printed));
  const { desc } = expandHead(expected);
  if (desc.kind !== "con") throw new Error("a format literal is only read where a format is expected");
  const type = con(desc.info, [arrows(args, result), channel, printed, readers, readers, result]);
  unifyAt(ctx, e.at, type, expected);
}

/** The library's own format6, under whatever abbreviation. */
export function isFormat(expected: Ty): boolean {
  const { desc } = expandHead(expected);
  return desc.kind === "con" && desc.info.name === "format6" && desc.info.modules[0] === FORMAT_MODULE;
}

export const FORMAT_MODULE = "CamlinternalFormatBasics";

const WIDE_ARGUMENTS = { l: "int32", L: "int64", n: "nativeint" } as const;

function argumentsOf(ctx: Context, piece: FormatPiece, channel: Ty, printed: Ty): Ty[] {
  if (piece.kind !== "conversion") return [];
  const int = (): Ty => builtinTy(ctx.builtins, "int");
  const stars = [piece.width, piece.precision].filter((size) => size.kind === "star").map(int);
  const takes = piece.of === "" ? CONVERSION_ARGUMENTS[piece.letter] : WIDE_ARGUMENTS[piece.of];
  if (isSkipped(piece)) return stars;
  switch (takes) {
    case "printer": {
      const value = newVar();
      return [...stars, arrows([channel, value], printed), value];
    }
    case "thunk":
      return [...stars, arrow(channel, printed)];
    case "nothing":
    case undefined:
      return stars;
    default:
      return [...stars, builtinTy(ctx.builtins, takes)];
  }
}

/** %_d: Scanf reads it and gives it to nobody. */
function isSkipped(piece: FormatPiece & { kind: "conversion" }): boolean {
  return piece.letter !== "[" ? piece.flags.includes("_") : piece.flags.startsWith("_");
}
