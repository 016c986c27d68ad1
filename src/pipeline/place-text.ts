// A place in the sources, as editors count.
import { fileAt } from "../core/parts.js";
import { positionAt, type Source, type Span } from "../core/span.js";

export function placeText({ file, start }: Span, sources: readonly Source[]): string {
  const source = sources.find(({ name }) => name === file);
  if (source === undefined) return file;
  const { line, column } = positionAt(source.text, start);
  return `${fileAt(source, start)}:${line}:${column + 1}`;
}
