// What OCaml has and this front end lacks, where a program uses it. The definition that does is left out, or
// runs until it gets there; the rest of the program is checked and run as ever.
import { positionAt, type Span } from "../../core/span.js";
import type { Notice } from "../../report/diagnostic.js";

export type Lack = {
  readonly at: Span;
  readonly what: string; // objects; the module `Unix`
  readonly many: boolean; // objects are, the module is
  /** Nothing can stand in for it when the program runs, so the definition around it is left out as a whole. */
  whole: boolean;
};

/** A definition that uses something that we lack. */
export type Unchecked = {
  readonly name: string | undefined; // M.draw; undefined: `let () = ...` and the like
  readonly at: Span; // its name, or all of it
  readonly lack: Lack;
};

export function lackWords({ what, many }: Lack): string {
  return `${what} ${many ? "are" : "is"} not supported`;
}

/** What a run says that comes to it. */
export function stopWords({ name, at, lack: { what, many } }: Unchecked, text: string): string {
  const line = `line ${positionAt(text, at.start).line}`;
  return `${name === undefined ? line : `${name} (${line})`} uses ${what}, which ${many ? "are" : "is"} not supported`;
}

/** One for each feature that a definition uses. */
export function noticesOf(unchecked: readonly Unchecked[]): readonly Notice[] {
  const seen = new Set<string>();
  return unchecked.flatMap(({ name, at, lack }): readonly Notice[] => {
    const key = `${at.file} ${at.start} ${lack.what}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const title = name === undefined ? "Not checked" : `Not checked: ${name}`;
    const label = lackWords(lack);
    return [{ code: "E301", title, at: lack.at, label, also: [], hint: undefined, definition: name }];
  });
}

export function isWithin(inner: Span, outer: Span): boolean {
  return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
}
