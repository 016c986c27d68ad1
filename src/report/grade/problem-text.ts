// Why a program was rejected, as the command line says it: with the lines of the student's own text.
// Problems are Unicode and count lines and columns; what renders diagnostics works on bytes.
import { NOWHERE, type Source, type Span } from "../../core/span.js";
import type { Place, Problem } from "../answer.js";
import type { SubmissionResult } from "../class-results.js";
import { displayUnicode, encodeBytes } from "../display.js";
import { renderDiagnostics } from "../render.js";
import type { Words } from "../words/words.js";

/** And what of it was not checked. Plain text, at most so wide where words allow. */
export function problemsText(words: Words, submission: SubmissionResult, width: number): string {
  const { problems, unchecked, file, source } = submission;
  const own: Own | undefined = file === null || source === null ? undefined : { file, lines: source.split("\n") };
  const sources: Source[] =
    own === undefined ? [] : [{ name: shownFile(own.file), text: encodeBytes(own.lines.join("\n")) }];
  const diagnostics = [...problems, ...unchecked].map((problem) => ({
    code: problem.code,
    title: encodeBytes(problem.title),
    at: spanOf(problem.place, own),
    label: encodeBytes(withoutFolders(problem.label, file)),
    also: problem.also.map(({ place, label }) => ({ at: spanOf(place, own), label: encodeBytes(label) })),
    hint: problem.hint === null ? undefined : encodeBytes(problem.hint),
  }));
  return renderDiagnostics(words, diagnostics, sources, { width, colour: false }).trimEnd();
}

/** What a program says of its own file has the whole path in it, which is the teacher's. */
function withoutFolders(text: string, file: string | null): string {
  return file === null ? text : text.replaceAll(file, fileName(file));
}

/** "E204  Types clash (sum.ml:7:3): this is a string", for where there is one line. */
export function problemLine({ code, title, place, label }: Problem): string {
  const where = place === null ? "" : ` (${placeText(place)})`;
  const line = `${code}  ${title}${where}${label === "" ? "" : `: ${label}`}`;
  return line.replaceAll(/\s*\n\s*/g, " ");
}

/** Without the folders, which are the teacher's. */
export function fileName(file: string): string {
  return file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
}

function placeText({ file, line, column }: Place): string {
  return `${fileName(file)}:${line}:${column}`;
}

function shownFile(file: string): string {
  return displayUnicode(fileName(file)).replaceAll("\n", "\u2424");
}

type Own = { readonly file: string; readonly lines: readonly string[] };

/** A place in another text, a prelude for one, is named but has no lines to show. */
function spanOf(place: Place | null, own: Own | undefined): Span {
  if (place === null) return NOWHERE;
  if (own?.file !== place.file)
    return { ...NOWHERE, file: displayUnicode(placeText(place)).replaceAll("\n", "\u2424") };
  const start = offsetOf(own.lines, place.line, place.column);
  const end = offsetOf(own.lines, place.endLine, place.endColumn);
  return { file: shownFile(place.file), start, end: Math.max(start, end) };
}

function offsetOf(lines: readonly string[], line: number, column: number): number {
  const before = lines
    .slice(0, line - 1)
    .map((text) => `${text}\n`)
    .join("");
  const within = Array.from(lines[line - 1] ?? "")
    .slice(0, column - 1)
    .join("");
  return encodeBytes(before + within).length;
}
