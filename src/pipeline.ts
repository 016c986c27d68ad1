// Source text to checked core program, for each language, every stage named:
//   parse -> infer -> lower -> link with the library -> Program
// The front ends do no IO: the host passes in what they need.
import type { Expr, Name } from "./core/expr.js";
import type { Def, Program } from "./core/program.js";
import type { Source } from "./core/span.js";
import type { Type } from "./core/type.js";
import type { Value } from "./core/value.js";
import { noticesOf } from "./frontend/ocaml/lack.js";
import { compileLibrary, LIBRARY_MODULES, openLibrary } from "./frontend/ocaml/library.js";
import { unordered } from "./frontend/ocaml/lift/unordered.js";
import { vocabularyOf } from "./frontend/ocaml/lift/vocabulary.js";
import type { Operation } from "./frontend/ocaml/operations.js";
import { loadGrammar } from "./frontend/ocaml/parse/grammar.js";
import {
  argumentsOfCall,
  expectedException,
  expectedValue,
  observedDefinition,
  tupleText,
} from "./frontend/ocaml/phrase.js";
import { type DefinedValue, type Entry, readOcaml } from "./frontend/ocaml/read.js";
import { showExpr } from "./frontend/ocaml/show/expression.js";
import { flat } from "./frontend/ocaml/show/layout.js";
import { makeShower, showException, showPhrase, showValue } from "./frontend/ocaml/show/value.js";
import { madeParameters, shownCtor } from "./frontend/ocaml/show/visible.js";
import type { Checked, Notice } from "./report/diagnostic.js";

/** What the OCaml front end needs from the package's files. */
export type OcamlAssets = {
  readonly runtimeWasm: Uint8Array;
  readonly grammarWasm: Uint8Array;
  readonly library: string; // compiled by compileOcamlLibrary
};

export type Language = {
  /** `sources` are parts of one program in order; each of `expressions` is to be shown after loading. */
  readonly read: (sources: readonly Source[], expressions: readonly Source[]) => Checked<Loaded>;
  readonly phrases: Phrases;
};

/** Small pieces of the language that are put around what users wrote. */
export type Phrases = {
  /** A definition of `name`: the observer applied to what the observed function gives. */
  readonly observed: (name: string, arity: number, observer: string, observed: string) => string;
  readonly tuple: (parts: readonly string[]) => string;
  /** From the text of a call to the tuple of what the function, whose result is observed, is called with. */
  readonly argumentsOf: (name: string, arity: number, call: string, observer: string | undefined) => string;
  /** What a call should give, or raise: of the type that it must have. */
  readonly expectedValue: (value: string, call: string) => string;
  readonly expectedException: (value: string) => string;
};

export type Loaded = {
  readonly program: Program;
  readonly entries: readonly Entry[];
  readonly finish: Name | undefined; // a function of unit, to be called when the program ends
  /** What the sources define, in modules too. */
  readonly values: readonly DefinedValue[];
  /** How values of a type that cannot be looked into are made and observed. */
  readonly operations: (family: Name) => readonly Operation[];
  readonly unchecked: readonly Notice[]; // what uses features that are not supported
  readonly leftOut: ReadonlyMap<Name, string>; // values of the program that are not there, and why
  /** For those who compare functions: without what is evaluated only for its effect and is not supported. */
  readonly comparable: Program;
  readonly signature: string; // as `ocamlc -i` prints
  readonly showType: (entry: Entry) => string; // int
  readonly showEntry: (entry: Entry, value: Value) => string; // - : int = 3
  readonly showValue: (value: Value, type: Type) => string;
  readonly showException: (exn: Value) => string; // Exception: Not_found.
  readonly showExpr: (e: Expr) => string; // fun x -> x + 1, to be read after the program
  readonly showInput: (e: Expr) => string; // the same, of which the operands may be evaluated in any order
};

export async function openOcaml(assets: OcamlAssets): Promise<Language> {
  const grammar = await loadGrammar(assets.runtimeWasm, assets.grammarWasm);
  const library = openLibrary(assets.library);
  return {
    phrases: {
      observed: observedDefinition,
      tuple: tupleText,
      argumentsOf: argumentsOfCall,
      expectedValue,
      expectedException,
    },
    read: (sources, expressions) => {
      const result = readOcaml(grammar, library, sources, expressions);
      if (!result.ok) return result;
      const { program, entries, finish, values, signature, unchecked, leftOut, dispensable, scope, operations } =
        result.value;
      const shower = makeShower(
        program,
        (name) => shownCtor(scope, name),
        (name) => madeParameters(scope, name),
      );
      const vocabulary = vocabularyOf(program, scope);
      return {
        ok: true,
        value: {
          program,
          entries,
          finish,
          values,
          operations,
          unchecked: noticesOf(unchecked),
          leftOut,
          comparable: without(program, dispensable),
          get signature() {
            return signature();
          },
          showType: (entry) => flat(entry.shownType()),
          showEntry: (entry, value) => showPhrase(shower, entry.label, entry.shownType(), value, entry.type),
          showValue: (value, type) => showValue(shower, value, type),
          showException: (exn) => showException(shower, exn),
          showExpr: (e) => showExpr(vocabulary, e),
          showInput: (e) => showExpr(vocabulary, unordered(e)),
        },
      };
    },
  };
}

function without(program: Program, dispensable: ReadonlySet<Def>): Program {
  if (dispensable.size === 0) return program;
  return { ...program, defs: program.defs.filter((def) => !dispensable.has(def)) };
}

/** For the build: the library's sources, by module in the order of OCAML_LIBRARY, to its compiled text. */
export async function compileOcamlLibrary(
  assets: Omit<OcamlAssets, "library">,
  sources: readonly Source[],
): Promise<Checked<string>> {
  return compileLibrary(await loadGrammar(assets.runtimeWasm, assets.grammarWasm), sources);
}

export const OCAML_LIBRARY = LIBRARY_MODULES;
