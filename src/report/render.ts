// Diagnostics as plain text: what and where on the first line, then the source line with the
// place underlined, then the other places, then a hint. Source is untrusted; see display.ts.
import type { Source, Span } from "../core/span.js";
import type { Diagnostic, Notice } from "./diagnostic.js";
import { displayText, editorPosition } from "./display.js";
import { gutterWidth, type Mark, renderSnippet } from "./snippet.js";
import { paint, type Style, wrapWords } from "./style.js";

/** More than anyone reads at once; the rest is counted. */
const SHOWN_MAX = 20;

/** What is rendered need not have a code of the list: reports that were written by another version have others. */
type Rendered = Omit<Diagnostic, "code"> & { readonly code: string };

export function renderDiagnostics(errors: readonly Rendered[], sources: readonly Source[], style: Style): string {
  const sorted = sortByPlace(errors, sources);
  const blocks = sorted.slice(0, SHOWN_MAX).map((error) => renderDiagnostic(error, sources, style));
  const left = sorted.length - SHOWN_MAX;
  return [...blocks, ...(left > 0 ? [`and ${left} more\n`] : [])].join("\n");
}

/** What was not checked, and what follows from that. */
export function renderNotices(notices: readonly Notice[], sources: readonly Source[], style: Style): string {
  const group = (some: readonly Notice[], hint: string): string =>
    some.length === 0 ? "" : `${renderDiagnostics(some, sources, style)}${hint}\n`;
  const failed = notices.filter(({ code }) => code === "E501");
  return [
    group(
      notices.filter((notice) => !failed.includes(notice)),
      "The rest is checked. A run that gets there ends: what it would do is not known.",
    ),
    group(failed, "Functions that do not need it are compared as if it were not there."),
  ].join("");
}

export function sortByPlace<E extends Rendered>(errors: readonly E[], sources: readonly Source[]): E[] {
  const order = new Map(sources.map((source, index) => [source.name, index]));
  const fileOf = (error: E): number => order.get(error.at.file) ?? -1;
  return [...errors].sort((a, b) => fileOf(a) - fileOf(b) || a.at.start - b.at.start || a.at.end - b.at.end);
}

/** "tree.ml:7:3", or the file alone when its text is not known. */
export function renderPlace(at: Span, sources: readonly Source[]): string {
  const source = sources.find((candidate) => candidate.name === at.file);
  if (source === undefined) return at.file;
  const { line, column } = editorPosition(source.text, at.start);
  return `${at.file}:${line}:${column}`;
}

function renderDiagnostic(error: Rendered, sources: readonly Source[], style: Style): string {
  const main: Mark = { at: error.at, label: displayText(error.label), sign: "^" };
  const also = error.also.map(({ at, label }): Mark => ({ at, label: displayText(label), sign: "-" }));
  const gutter = gutterWidth([main, ...also], sources);
  const snippets = [main, ...also].map((mark) => [
    ...renderOtherFile(mark.at, error.at, sources),
    ...renderSnippet(mark, sources, gutter, style),
  ]);
  const lines = [
    renderHeader(error, sources, style),
    ...snippets.flatMap((lines, i) => (i > 0 && lines[0] === snippets[i - 1]?.[0] ? lines.slice(1) : lines)),
    ...(error.hint === undefined ? [] : renderHint(displayText(error.hint), style)),
  ];
  return `${lines.join("\n")}\n`;
}

function renderHeader(error: Rendered, sources: readonly Source[], style: Style): string {
  const place = renderPlace(error.at, sources);
  const title = displayText(error.title);
  const gap = " ".repeat(Math.max(2, style.width - error.code.length - 2 - title.length - place.length));
  return `${paint(style, "error", `${error.code}  ${title}`)}${place === "" ? "" : gap + place}`;
}

function renderOtherFile(at: Span, main: Span, sources: readonly Source[]): string[] {
  return at.file === main.file ? [] : [`  ${renderPlace(at, sources)}`];
}

function renderHint(hint: string, style: Style): string[] {
  const [first = "", ...rest] = wrapWords(hint, style.width - 6);
  return [`${paint(style, "hint", "Hint:")} ${first}`, ...rest.map((line) => `      ${line}`)];
}
