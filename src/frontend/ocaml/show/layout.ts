// Line breaking as OCaml's Format does it: boxes whose breaks are taken one by one, each only
// when what follows up to the next break would not fit, or when breaking leads further left.

export type Doc =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "line"; readonly offset: number } // a space, or a new line at the box's indentation and so much more
  | {
      readonly kind: "box";
      readonly indent: number;
      readonly together: boolean; // all breaks are taken when the box does not fit
      readonly packed: boolean; // a break is taken only when what follows does not fit
      readonly parts: readonly Doc[];
      readonly width: number;
    };

// Format's margin is 78, and a text that ends exactly there does not fit.
const MARGIN = 77;
const MAX_INDENT = 68;

export function text(s: string): Doc {
  return { kind: "text", text: s };
}

export const line: Doc = { kind: "line", offset: 0 };

/** `indent` is how far lines after the first stand to the right of the box's start. */
export function box(indent: number, parts: readonly Doc[]): Doc {
  return {
    kind: "box",
    indent,
    together: false,
    packed: false,
    parts,
    width: parts.reduce((sum, part) => sum + widthOf(part), 0),
  };
}

/** A box on one line, or with every break taken. */
export function list(indent: number, parts: readonly Doc[]): Doc {
  return { ...box(indent, parts), together: true } as Doc;
}

/** A box whose lines are filled, also where breaking would lead further left. */
export function packed(indent: number, parts: readonly Doc[]): Doc {
  return { ...box(indent, parts), packed: true } as Doc;
}

export function separated(items: readonly Doc[], separator: string): Doc[] {
  return items.flatMap((item, i) => (i === 0 ? [item] : [text(separator), line, item]));
}

function widthOf(doc: Doc): number {
  return doc.kind === "text" ? doc.text.length : doc.kind === "line" ? 1 : doc.width;
}

/** Everything on one line. */
export function flat(doc: Doc): string {
  if (doc.kind === "box") return doc.parts.map(flat).join("");
  return doc.kind === "line" ? " " : doc.text;
}

type Page = { out: string; spaceLeft: number; currentIndent: number; isNewLine: boolean };

/** The text broken over lines of less than 78 columns, where that is possible. */
export function layOut(doc: Doc): string {
  return layOutFrom(0, doc);
}

/** The same of a text that begins in a column of a line. */
export function layOutFrom(column: number, doc: Doc): string {
  const page: Page = { out: "", spaceLeft: MARGIN - column, currentIndent: column, isNewLine: true };
  put(page, doc, { fits: true, together: false, packed: false, width: MARGIN });
  return page.out;
}

/** `width` is the space that was left at the box's start, less its indentation. */
type Around = {
  readonly fits: boolean;
  readonly together: boolean;
  readonly packed: boolean;
  readonly width: number;
};

function put(page: Page, doc: Doc, around: Around): void {
  if (doc.kind === "text") return putText(page, doc.text);
  if (doc.kind === "line") return putText(page, " ");
  const tooFar = MARGIN - page.spaceLeft > MAX_INDENT;
  if (tooFar && !around.fits && around.width > page.spaceLeft) newLine(page, around.width);
  const inside: Around = {
    fits: doc.width <= page.spaceLeft,
    together: doc.together,
    packed: doc.packed,
    width: page.spaceLeft - doc.indent,
  };
  doc.parts.forEach((part, i) => {
    if (part.kind === "line") putBreak(page, inside, chunkWidth(doc.parts, i), part.offset);
    else put(page, part, inside);
  });
}

/** From a break up to the next one in the same box. */
function chunkWidth(parts: readonly Doc[], at: number): number {
  let width = 1;
  for (let i = at + 1; i < parts.length && parts[i]?.kind !== "line"; i++) width += widthOf(nth(parts, i));
  return width;
}

function putBreak(page: Page, inside: Around, chunk: number, offset: number): void {
  if (inside.fits) return putText(page, " ");
  if (inside.together) return newLine(page, inside.width - offset);
  if (page.isNewLine) return putText(page, " ");
  const leadsLeft = !inside.packed && page.currentIndent > MARGIN - inside.width + offset;
  if (chunk > page.spaceLeft || leadsLeft) newLine(page, inside.width - offset);
  else putText(page, " ");
}

function putText(page: Page, s: string): void {
  page.out += s;
  page.spaceLeft -= s.length;
  page.isNewLine = false;
}

function newLine(page: Page, width: number): void {
  const indent = Math.min(MAX_INDENT, MARGIN - width);
  page.out += `\n${" ".repeat(indent)}`;
  page.currentIndent = indent;
  page.spaceLeft = MARGIN - indent;
  page.isNewLine = true;
}

import { nth } from "../../../basis/known.js";
