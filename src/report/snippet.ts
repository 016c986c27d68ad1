// One source line with a place underlined and a label. Long lines are cut around the place,
// so a 10 MB line costs no more than a short one.
import { positionAt, type Source, type Span } from "../core/span.js";
import { type DisplayCell, displayCells } from "./display.js";
import { type PrintStyle, paint, wrapWords } from "./style.js";

export type Mark = { readonly at: Span; readonly label: string; readonly sign: "^" | "-" };

/** Digits of the largest line number among the marks, so that all their snippets line up. */
export function gutterWidth(marks: readonly Mark[], sources: readonly Source[]): number {
  const lines = marks.map(({ at }) => positionAt(sourceOf(at, sources)?.text ?? "", at.start).line);
  return String(Math.max(...lines)).length;
}

export function renderSnippet(mark: Mark, sources: readonly Source[], gutter: number, style: PrintStyle): string[] {
  const source = sourceOf(mark.at, sources);
  if (source === undefined) return wrapWords(mark.label, style.width - 2).map((line) => `  ${line}`);
  const { line } = positionAt(source.text, mark.at.start);
  const bar = (number: string): string => paint(style, "gutter", `  ${number.padStart(gutter)} | `);
  const room = style.width - gutter - 5;
  const view = viewLine(source.text, mark.at, room);
  const under = underline(view, mark, room, style);
  return [bar(String(line)) + view.text, ...under.map((text) => bar("") + text)].map((text) => text.trimEnd());
}

function sourceOf(at: Span, sources: readonly Source[]): Source | undefined {
  return sources.find((source) => source.name === at.file);
}

/** A line as shown: its text, the columns of the place in it, and whether the place goes on beyond. */
type View = { readonly text: string; readonly from: number; readonly to: number; readonly goesOn: boolean };

const BYTES_AROUND = 1000;
const CUT = "...";

function viewLine(text: string, at: Span, room: number): View {
  const lineStart = at.start - positionAt(text, at.start).column;
  const newline = text.indexOf("\n", at.start);
  const lineEnd = newline === -1 ? text.length : newline;
  const isNear = at.start - lineStart <= BYTES_AROUND;
  const from = isNear ? lineStart : Math.min(at.start, characterStart(text, at.start - BYTES_AROUND));
  const to = Math.min(lineEnd, at.start + BYTES_AROUND);
  const bytes = text.slice(from, to).replace(/\r$/, "");
  const cells = displayCells(bytes);
  const place = columnsBetween(cells, at.start - from, Math.min(at.end, to) - from);
  const cut = { left: from > lineStart, right: to < lineEnd };
  return { ...window(cells, place, room, cut), goesOn: at.end > lineEnd + 1 };
}

/** Not in the middle of a UTF-8 character. */
function characterStart(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && (text.charCodeAt(at) & 0xc0) === 0x80) at++;
  return at;
}

type Columns = { readonly from: number; readonly to: number };

function columnsBetween(cells: readonly DisplayCell[], start: number, end: number): Columns {
  let from = 0;
  let to = 0;
  for (const cell of cells) {
    if (cell.start < start) from += cell.width;
    if (cell.start < end) to += cell.width;
  }
  return { from, to: Math.max(to, from + 1) };
}

/** The part of a line that fits, with the place's beginning a third of the way in. */
function window(
  cells: readonly DisplayCell[],
  place: Columns,
  room: number,
  cut: { readonly left: boolean; readonly right: boolean },
): Omit<View, "goesOn"> {
  const total = cells.reduce((sum, cell) => sum + cell.width, 0);
  const start = total <= room ? 0 : Math.min(Math.max(0, place.from - Math.floor(room / 3)), total - room);
  const left = start > 0 || cut.left ? CUT : "";
  const right = start + room < total || cut.right ? CUT : "";
  const inner = room - left.length - right.length;
  const { text, first, last } = cellsWithin(cells, start + left.length, start + left.length + inner, left !== "");
  const shift = left.length - first;
  return {
    text: left + text + right,
    from: place.from + shift,
    to: Math.min(place.to, Math.max(last, place.from + 1)) + shift,
  };
}

function cellsWithin(
  cells: readonly DisplayCell[],
  low: number,
  high: number,
  cutLeft: boolean,
): { readonly text: string; readonly first: number; readonly last: number } {
  let column = 0;
  let text = "";
  let first: number | undefined;
  let last = 0;
  for (const cell of cells) {
    if ((!cutLeft || column >= low) && column + cell.width <= high) {
      first ??= column;
      text += cell.shown;
      last = column + cell.width;
    }
    column += cell.width;
  }
  return { text, first: first ?? 0, last };
}

/** A label below the underlining starts under it, but may move left to have this many columns. */
const LABEL_ROOM = 60;

/** The underlining with its label beside it, or below it when it is long. */
function underline(view: View, mark: Mark, room: number, style: PrintStyle): string[] {
  const colour = mark.sign === "^" ? "place" : "other";
  const signs = mark.sign.repeat(view.to - view.from) + (view.goesOn ? CUT : "");
  const line = " ".repeat(view.from) + paint(style, colour, signs);
  const used = view.from + signs.length + 1;
  if (!mark.label.includes("\n") && used + mark.label.length <= room) {
    return [`${line} ${paint(style, colour, mark.label)}`];
  }
  const label = wrapWords(mark.label, Math.max(room - view.from, LABEL_ROOM));
  const indent = Math.min(view.from, room - Math.max(...label.map((text) => text.length)));
  return [line, ...label.map((text) => " ".repeat(Math.max(0, indent)) + paint(style, colour, text))];
}
