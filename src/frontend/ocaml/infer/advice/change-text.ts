// A change that an adviser has tried, as an edit of the source: only what is on one line, since an expression that is
// printed again loses its layout and its comments.
import type { Span } from "../../../../core/span.js";
import { closesAtEnd } from "../../../../language/slips.js";
import type { SourceChange } from "../../../../report/diagnostic.js";
import type { Expr } from "../../syntax.js";
import { constantText } from "./change.js";

/** Parentheses belong to the span of what they enclose. */
export function changeAsEdit(source: string | undefined, e: Expr, instead: Expr): SourceChange | undefined {
  const before = source?.slice(e.at.start, e.at.end);
  if (before === undefined || /\n|\(\*/.test(before)) return undefined;
  const plain = constantText(instead);
  const now = isAtomic(before) && !isAtomic(plain) ? `(${plain})` : plain;
  return trimmed(e.at, before, now);
}

/** The same with parentheses around it. */
export function enclosed(source: string | undefined, at: Span): SourceChange | undefined {
  const before = source?.slice(at.start, at.end);
  return before === undefined ? undefined : { at, text: `(${before})` };
}

/** What needs no parentheses, wherever it stands. */
export function isAtomic(text: string): boolean {
  if (/^[!~?]?[\w.']+$|^"(?:[^"\\]|\\.)*"$|^'(?:[^'\\]|\\.)'$/.test(text)) return true;
  return /^\(.*\)$|^\[.*\]$|^\{.*\}$/s.test(text) && closesAtEnd(text);
}

/** Without the words that stay. */
function trimmed(at: Span, before: string, now: string): SourceChange {
  const [a, b] = [piecesOf(before), piecesOf(now)];
  let [front, back] = [0, 0];
  while (front < Math.min(a.length, b.length) && a[front] === b[front]) front++;
  while (back < Math.min(a.length, b.length) - front && a.at(-1 - back) === b.at(-1 - back)) back++;
  const length = (pieces: readonly string[]): number => pieces.reduce((sum, piece) => sum + piece.length, 0);
  return {
    at: { ...at, start: at.start + length(a.slice(0, front)), end: at.end - length(a.slice(a.length - back)) },
    text: b.slice(front, b.length - back).join(""),
  };
}

function piecesOf(text: string): readonly string[] {
  return text.match(/[\w']+|\s+|[^\w\s']/g) ?? [];
}
