// The Scala library: its sources are typed and compiled once, when we build; programs see its symbols, which are made
// anew when the language is opened, and its compiled definitions.

import type { NodeId } from "../../core/expr.js";
import { Ids } from "../../core/ids.js";
import { inOrder } from "../../core/in-order.js";
import { type Library as CoreLibrary, toLibrary } from "../../core/library.js";
import type { Source } from "../../core/span.js";
import type { Checked } from "../../report/diagnostic.js";
import { type Parsed, type TypedLibrary, typeLibrary } from "./infer/type-scala.js";
import { bindingsOf, finishPending, lowerClasses, lowerTop, startLowering } from "./lower/program.js";
import { libraryFile } from "./made.js";
import { outlineOf } from "./outline.js";
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
  "indexed-seq",
  "vector",
  "range",
  "array",
  "iterator",
  "set",
  "hash-order",
  "ordering",
  "sorting",
  "numbers",
  "math",
  "strings",
  "formats",
  "string-builder",
  "stream",
  "mutable",
  "wrapped",
  "enumeration",
  "stdin",
  "chance",
  "random",
  "regex",
  "control",
  "try",
  "leon",
  "stainless",
  "scalacheck",
] as const;

type LibraryText = {
  readonly sources: readonly Source[];
  readonly core: CoreLibrary;
  readonly unusedId: NodeId;
  readonly serial: number;
};

export type ScalaLibrary = {
  readonly typed: TypedLibrary;
  readonly core: CoreLibrary;
  readonly unusedId: NodeId;
  readonly serial: number;
};

export function compileLibrary(sources: readonly Source[]): Checked<string> {
  const parsed = parseAll(sources);
  if (!parsed.ok) return parsed;
  const typed = typeLibrary(parsed.value, true);
  if (!typed.ok) return typed;
  const { program } = typed.value;
  const l = startLowering({ inLibrary: true, library: [], ids: new Ids(), serial: 0, contracts: false }, program);
  lowerClasses(l, program.classes);
  lowerTop(l, [...program.top, ...program.constructors]);
  finishPending(l);
  const core = toLibrary([], [], inOrder(bindingsOf(l)));
  const outlines = sources.map((source, i) => outlineOf(source, parsed.value[i] ?? []));
  const text: LibraryText = { sources: outlines, core, unusedId: l.ids.unused, serial: l.serial };
  return { ok: true, value: JSON.stringify(text) };
}

function parseAll(sources: readonly Source[]): Checked<readonly Parsed[]> {
  const results = sources.map(parseScala);
  const [first, ...rest] = results.flatMap((result) => (result.ok ? [] : result.errors));
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  return { ok: true, value: results.map((result) => (result.ok ? result.value : [])) };
}

export function openLibrary(text: string): ScalaLibrary {
  const { sources, core, unusedId, serial } = JSON.parse(text) as LibraryText;
  const parsed = parseAll(sources.map((source) => ({ ...source, name: libraryFile(source.name) })));
  const typed = parsed.ok ? typeLibrary(parsed.value, false) : parsed;
  if (!typed.ok) throw new Error(`Scala's library has errors: ${typed.errors[0].label}`);
  return { typed: typed.value, core, unusedId, serial };
}
