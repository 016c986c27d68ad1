// __LOC__, __FILE__, __LINE__ and __POS__: where they stand in the source.
import { type Expr as Core, tupleCtor } from "../../../core/expr.js";
import { fileAt } from "../../../core/parts.js";
import { positionAt, type Span } from "../../../core/span.js";
import { encodeBytes } from "../../../report/display.js";
import type { PositionName } from "../infer/entities.js";
import { int, type Lowering, make, str } from "./lowering.js";

export function lowerPosition(l: Lowering, at: Span, what: PositionName): Core {
  const text = l.texts.get(at.file) ?? "";
  const { line, column } = positionAt(text, at.start);
  const end = column + at.end - at.start;
  const file = encodeBytes(fileAt({ name: at.file, text }, at.start));
  switch (what) {
    case "loc":
      return str(l, at, `File "${file}", line ${line}, characters ${column}-${end}`);
    case "file":
      return str(l, at, file);
    case "line":
      return int(l, at, line);
    case "pos":
      return make(l, at, tupleCtor(4), [str(l, at, file), int(l, at, line), int(l, at, column), int(l, at, end)]);
  }
}
