// What is wrong with the user's program, as data; render.ts turns it into words on a screen.
import type { Span } from "../core/span.js";

export type Code =
  // E1xx: the text is not a program
  | "E101" // syntax error
  | "E102" // comment, string or character that does not end
  | "E103" // reserved word used as a name
  | "E104" // literal out of range, or bad escape
  | "E105" // nested too deeply
  // E2xx: names and types
  | "E201" // unbound value
  | "E202" // unbound constructor
  | "E203" // unbound type, module or field
  | "E204" // types clash
  | "E205" // wrong number of arguments of a constructor or type
  | "E206" // not a function / too many arguments
  | "E207" // bad pattern: variable bound twice, or-pattern sides differ
  | "E208" // bad record: missing, unknown or doubled field, field not mutable
  | "E209" // bad definition: duplicate, cyclic abbreviation, let rec of this kind
  | "E210" // format string
  | "E211" // type variable unbound, or would escape
  | "E212" // a module lacks what its signature asks for
  | "E213" // functor applied to what it does not take
  | "E214" // value of a private type made
  // E3xx
  | "E301" // valid in the language, not supported here
  // E4xx: the host
  | "E401" // file cannot be read
  | "E402" // file too large
  | "E403" // an assignment that is not YAML
  | "E404" // an assignment with a field that is unknown, missing or of the wrong kind
  | "E405" // more functions than can be asked about at once
  | "E406" // a precondition of a function that is not asked about
  | "E407" // two files of one program are the same module
  | "E408" // modules of several files that need each other
  | "E409" // a folder in which nothing tells what the program is
  // E5xx: what a program does
  | "E501"; // it fails when it is loaded

export type Diagnostic = {
  readonly code: Code;
  readonly title: string; // "Types clash"
  readonly at: Span;
  readonly label: string; // what is said under the underlined text
  readonly also: readonly { readonly at: Span; readonly label: string }[];
  readonly hint: string | undefined;
  /** What the hint speaks of as an edit of the source, where it can be made as it is: whether it is what was meant is open. */
  readonly change?: SourceChange;
};

/** A piece of a source and what replaces it. */
export type SourceChange = { readonly at: Span; readonly text: string };

/** A definition that was left out, at least in part, for what it uses or does; the rest of the program was checked. */
/** `definition`: undefined if it has no name. `ofContract`: something that a contract says is not asked for it. */
export type Notice = Diagnostic & { readonly definition: string | undefined; readonly ofContract?: boolean };

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly [Diagnostic, ...Diagnostic[]] };
