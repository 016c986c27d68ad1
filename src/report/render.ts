// Diagnostics as plain text: what and where on the first line, then the source line with the
// place underlined, then the other places, then a hint. Source is untrusted; see display.ts.
import { fileAt } from "../core/parts.js";
import type { Source, Span } from "../core/span.js";
import type { Diagnostic } from "./diagnostic.js";
import { displayText, displayUnicode, editorPosition } from "./display.js";
import { diagnosticOf, type NotChecked } from "./not-checked.js";
import { hang } from "./render-witness.js";
import { gutterWidth, type Mark, renderSnippet } from "./snippet.js";
import { type PrintStyle, paint, wrapWords } from "./style.js";
import type { Words } from "./words/words.js";

/** More than anyone reads at once; the rest is counted. */
const SHOWN_MAX = 20;

/** What is rendered need not have a code of the list: reports that were written by another version have others. */
type Rendered = Omit<Diagnostic, "code"> & { readonly code: string };

export function renderDiagnostics(
  words: Words,
  errors: readonly Rendered[],
  sources: readonly Source[],
  style: PrintStyle,
): string {
  const sorted = sortByPlace(errors, sources);
  const blocks = sorted.slice(0, SHOWN_MAX).map((error) => renderDiagnostic(words, error, sources, style));
  const left = sorted.length - SHOWN_MAX;
  return [...blocks, ...(left > 0 ? [`${words.verdicts.more(left)}\n`] : [])].join("\n");
}

/** What was not checked, and what follows from that. */
export function renderNotices(
  words: Words,
  notices: readonly NotChecked[],
  sources: readonly Source[],
  style: PrintStyle,
): string {
  const group = (kind: NotChecked["kind"]): string => {
    const some = notices.filter((notice) => notice.kind === kind).map((notice) => diagnosticOf(words, notice));
    if (some.length === 0) return "";
    return `${renderDiagnostics(words, some, sources, style)}${displayUnicode(words.reasons.consequence(kind))}\n`;
  };
  return `${group("ill-typed")}${group("not-supported")}${group("fails-when-loaded")}`;
}

export function sortByPlace<E extends { readonly at: Span }>(errors: readonly E[], sources: readonly Source[]): E[] {
  const order = new Map(sources.map((source, index) => [source.name, index]));
  const fileOf = (error: E): number => order.get(error.at.file) ?? -1;
  return [...errors].sort((a, b) => fileOf(a) - fileOf(b) || a.at.start - b.at.start || a.at.end - b.at.end);
}

/** "tree.ml:7:3", or the file alone when its text is not known. */
export function renderPlace(at: Span, sources: readonly Source[]): string {
  const source = sources.find((candidate) => candidate.name === at.file);
  if (source === undefined) return at.file;
  const { line, column } = editorPosition(source.text, at.start);
  return `${fileAt(source, at.start)}:${line}:${column}`;
}

function renderDiagnostic(words: Words, error: Rendered, sources: readonly Source[], style: PrintStyle): string {
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
    ...(error.hint === undefined ? [] : renderHint(words, displayText(error.hint), style)),
  ];
  return `${lines.join("\n")}\n`;
}

function renderHeader(error: Rendered, sources: readonly Source[], style: PrintStyle): string {
  const place = renderPlace(error.at, sources);
  const title = displayText(error.title);
  const gap = " ".repeat(Math.max(2, style.width - error.code.length - 2 - title.length - place.length));
  return `${paint(style, "error", `${error.code}  ${title}`)}${place === "" ? "" : gap + place}`;
}

function renderOtherFile(at: Span, main: Span, sources: readonly Source[]): string[] {
  return fileIn(at, sources) === fileIn(main, sources) ? [] : [`  ${renderPlace(at, sources)}`];
}

function fileIn({ file, start }: Span, sources: readonly Source[]): string {
  const source = sources.find(({ name }) => name === file);
  return source === undefined ? file : fileAt(source, start);
}

function renderHint({ verdicts }: Words, hint: string, style: PrintStyle): string[] {
  const label = `${verdicts.hint} `;
  const [first = "", ...rest] = hang(label, wrapWords(hint, style.width - label.length));
  return [`${paint(style, "hint", verdicts.hint)}${first.slice(verdicts.hint.length)}`, ...rest];
}
