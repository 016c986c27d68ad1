// The Scala library: its sources are typed and compiled once, when we build; programs see its symbols, which are made
// anew when the language is opened, and its compiled definitions.
import { type Library as CoreLibrary, toLibrary } from "../../core/library.js";
import type { Source } from "../../core/span.js";
import type { Checked, Diagnostic } from "../../report/diagnostic.js";
import { type Parsed, type TypedLibrary, typeLibrary } from "./infer/type-scala.js";
import { inOrder } from "./lower/link.js";
import { bindingsOf, finishPending, lowerClasses, lowerTop, startLowering } from "./lower/program.js";
import { parseScala } from "./parse/parse.js";

/** The files of stdlib/ in order. */
export const SCALA_MODULES = [
  "core",
  "aliases",
  "exceptions",
  "predef",
  "option",
  "seq",
  "list",
  "vector",
  "range",
  "array",
  "iterator",
  "set",
  "ordering",
  "numbers",
  "math",
  "strings",
] as const;

type LibraryText = {
  readonly sources: readonly Source[];
  readonly core: CoreLibrary;
  readonly nextId: number;
};

export type ScalaLibrary = {
  readonly typed: TypedLibrary;
  readonly core: CoreLibrary;
  readonly nextId: number;
};

export function compileLibrary(sources: readonly Source[]): Checked<string> {
  const typed = typedLibrary(sources, true);
  if (!typed.ok) return typed;
  const { program } = typed.value;
  const l = startLowering({ inLibrary: true, library: [], nextId: 0 }, program);
  lowerClasses(l, program.classes);
  lowerTop(l, program.top);
  finishPending(l);
  const core = toLibrary([], [], inOrder(bindingsOf(l)));
  const text: LibraryText = { sources, core, nextId: l.nextId };
  return { ok: true, value: JSON.stringify(text) };
}

function typedLibrary(sources: readonly Source[], bodies: boolean): Checked<TypedLibrary> {
  const parsed: Parsed[] = [];
  const errors: Diagnostic[] = [];
  for (const source of sources) {
    const result = parseScala(source);
    if (result.ok) parsed.push(result.value);
    else errors.push(...result.errors);
  }
  const [first, ...rest] = errors;
  return first === undefined ? typeLibrary(parsed, bodies) : { ok: false, errors: [first, ...rest] };
}

export function openLibrary(text: string): ScalaLibrary {
  const { sources, core, nextId } = JSON.parse(text) as LibraryText;
  const typed = typedLibrary(sources, false);
  if (!typed.ok) throw new Error(`Scala's library has errors: ${typed.errors[0].label}`);
  return { typed: typed.value, core, nextId };
}
