// What OCaml has and this front end lacks, where a program uses it. The definition that does is left out, or
// runs until it gets there; the rest of the program is checked and run as ever. Where ill-typed definitions are to cost
// only themselves, what is wrong with them is in their way just so.
import { positionAt, type Span } from "../../core/span.js";
import type { Diagnostic, Notice } from "../../report/diagnostic.js";

export type Lack = {
  readonly at: Span;
  readonly what: string; // objects; the module `Unix`
  readonly many: boolean; // objects are, the module is
  /** Nothing can stand in for it when the program runs, so the definition around it is left out as a whole. */
  whole: boolean;
  /** It is no lack of ours: the program is wrong. */
  readonly error?: Diagnostic | undefined;
};

/** What is wrong with a definition, as what stands in its way. */
export function lackOfError(error: Diagnostic): Lack {
  return { at: error.at, what: "this", many: false, whole: false, error };
}

/** A definition that uses something that we lack. */
export type Unchecked = {
  readonly name: string | undefined; // M.draw; undefined: `let () = ...` and the like
  readonly at: Span; // its name, or all of it
  readonly lack: Lack;
};

/** Of an ill-typed definition that nobody could name. */
const SOMEWHERE = "there is a type error";

export function lackWords({ what, many, error }: Lack): string {
  if (error !== undefined) return SOMEWHERE;
  return `${what} ${many ? "are" : "is"} not supported`;
}

/** What a run says that comes to it. */
export function stopWords({ name, at, lack: { what, many, error } }: Unchecked, text: string): string {
  const line = `line ${positionAt(text, at.start).line}`;
  if (error !== undefined) return `${name === undefined ? line : `${name} (${line})`} has a type error`;
  return `${name === undefined ? line : `${name} (${line})`} uses ${what}, which ${many ? "are" : "is"} not supported`;
}

/** One for each feature that a definition uses. `underContract`: definitions with a contract, which goes with them. */
export function noticesOf(unchecked: readonly Unchecked[], underContract: readonly Span[]): readonly Notice[] {
  const seen = new Set<string>();
  return unchecked.flatMap(({ name, at, lack }): readonly Notice[] => {
    const key = `${at.file} ${at.start} ${lack.error === undefined ? lack.what : lack.at.start}`;
    if (seen.has(key)) return [];
    seen.add(key);
    if (lack.error !== undefined) return [illTypedNotice(name, lack, lack.error)];
    const title = name === undefined ? "Not checked" : `Not checked: ${name}`;
    const label = lackWords(lack);
    const ofContract = underContract.some((each) => isWithin(at, each));
    return [{ code: "E301", title, at: lack.at, label, also: [], hint: undefined, definition: name, ofContract }];
  });
}

/** The error itself; or, of what needs something that is wrong, that. */
function illTypedNotice(name: string | undefined, { at }: Lack, error: Diagnostic): Notice {
  if (at === error.at) return { ...error, definition: name };
  const label = "this needs something that has a type error";
  return { code: error.code, title: error.title, at, label, also: [], hint: undefined, definition: name };
}

/** What a run says that comes to an ill-typed definition, and which definition that is. */
export function illTypedStops(
  unchecked: readonly Unchecked[],
  textOf: (file: string) => string,
): ReadonlyMap<string, string> {
  const wrong = unchecked.filter(({ lack }) => lack.error !== undefined);
  const named = wrong.map((each) => [stopWords(each, textOf(each.at.file)), each.name ?? ""] as const);
  return new Map(wrong.length === 0 ? [] : [[SOMEWHERE, ""], ...named]);
}

export function isWithin(inner: Span, outer: Span): boolean {
  return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
}
