// OCaml as a language of ours: parse -> infer -> lower -> link with the library, and back to text.
// It does no IO: the host passes in what it needs.
import type { Def, Program } from "../../core/program.js";
import type { Source } from "../../core/span.js";
import { con } from "../../core/type.js";
import type { Facts } from "../../language/facts.js";
import type { Language, Loaded } from "../../language/language.js";
import type { Checked } from "../../report/diagnostic.js";
import { noticesOf } from "./lack.js";
import { compileLibrary, openLibrary } from "./library.js";
import { unordered } from "./lift/unordered.js";
import { vocabularyOf } from "./lift/vocabulary.js";
import { loadGrammar } from "./parse/grammar.js";
import { argumentsOfCall, expectedException, expectedValue, observedDefinition, tupleText } from "./phrase.js";
import { type ReadProgram, readOcaml } from "./read.js";
import { showExpr } from "./show/expression.js";
import { flat } from "./show/layout.js";
import { isExpression, seenException, seenText } from "./show/seen.js";
import { makeShower, showException, showPhrase, showValue } from "./show/value.js";
import { madeParameters, shownCtor } from "./show/visible.js";

/** What the front end needs from the package's files. */
export type OcamlAssets = {
  readonly runtimeWasm: Uint8Array;
  readonly grammarWasm: Uint8Array;
  readonly library: string; // compiled by compileOcamlLibrary
};

export async function openOcaml(assets: OcamlAssets): Promise<Language> {
  const grammar = await loadGrammar(assets.runtimeWasm, assets.grammarWasm);
  const library = openLibrary(assets.library);
  return {
    name: "ocaml",
    integer: "i63",
    phrases: {
      observed: observedDefinition,
      tuple: tupleText,
      argumentsOf: argumentsOfCall,
      expectedValue,
      expectedException,
      isExpression,
      writesMade: false, // constructors of private types are for patterns alone
    },
    read: (sources, expressions) => {
      const result = readOcaml(grammar, library, sources, expressions);
      return result.ok ? { ok: true, value: loadedFrom(result.value) } : result;
    },
  };
}

function loadedFrom(read: ReadProgram): Loaded {
  const { program, finish, values, leftOut, scope, operations } = read;
  const shower = makeShower(
    program,
    (name) => shownCtor(scope, name),
    (name) => madeParameters(scope, name),
  );
  const vocabulary = vocabularyOf(program, scope);
  return {
    program,
    entries: read.entries.map(({ label, shownType, ...entry }) => ({
      ...entry,
      showType: () => flat(shownType()),
      show: (value) => showPhrase(shower, label, shownType(), value, entry.type),
    })),
    finish,
    values,
    operations,
    unchecked: noticesOf(read.unchecked),
    leftOut,
    comparable: without(program, read.dispensable),
    facts: NO_FACTS,
    get signature() {
      return read.signature();
    },
    showValue: (value, type) => showValue(shower, value, type),
    seenValue: (value, type) => seenText(showValue(shower, value, type)),
    seenException: (exn) => seenException(showValue(shower, exn, con("exn"))),
    showException: (exn) => showException(shower, exn),
    showExpr: (e) => showExpr(vocabulary, e),
    showInput: (e) => showExpr(vocabulary, unordered(e)),
    showAlone: (e) => showExpr(vocabulary, unordered(e)),
  };
}

const NO_FACTS: Facts = { typeOf: () => undefined, scopeAt: () => [], edit: () => undefined };

function without(program: Program, dispensable: ReadonlySet<Def>): Program {
  if (dispensable.size === 0) return program;
  return { ...program, defs: program.defs.filter((def) => !dispensable.has(def)) };
}

/** For the build: the library's sources, by module in the order of LIBRARY_MODULES, to its compiled text. */
export async function compileOcamlLibrary(
  assets: Omit<OcamlAssets, "library">,
  sources: readonly Source[],
): Promise<Checked<string>> {
  return compileLibrary(await loadGrammar(assets.runtimeWasm, assets.grammarWasm), sources);
}
