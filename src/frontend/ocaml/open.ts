// OCaml as a language of ours: parse -> infer -> lower -> link with the library, and back to text.
// It does no IO: the host passes in what it needs.
import { type Name, shownName } from "../../core/expr.js";
import type { Def, Program } from "../../core/program.js";
import { con } from "../../core/type.js";
import { isData, type Value } from "../../core/value.js";
import type { ExceptionMeaning, Language, Loaded } from "../../language/language.js";
import type { LanguageRow, LibraryBuild, PackageFiles } from "../../language/row.js";
import { tokenSlips } from "../../language/token-slips.js";
import { rolesIn } from "./gospel/roles.js";
import { demandingText, demandText, guessedCondition, negatedCondition } from "./guess.js";
import type { Scope } from "./infer/entities.js";
import { findCtors } from "./infer/scope.js";
import { noticesOf } from "./lack.js";
import { compileLibrary, LIBRARY_MODULES, openLibrary } from "./library.js";
import { unordered } from "./lift/unordered.js";
import { vocabularyOf } from "./lift/vocabulary.js";
import { type Grammar, loadGrammar } from "./parse/grammar.js";
import {
  argumentsOfCall,
  exitingText,
  expectedException,
  expectedFirst,
  expectedValue,
  localDefinitions,
  namedValues,
  observedDefinition,
  tupleText,
} from "./phrase.js";
import { parseAll, type ReadProgram, readOcaml } from "./read.js";
import { ocamlScripts } from "./script.js";
import { showExpr } from "./show/expression.js";
import { flat } from "./show/layout.js";
import { isExpression, type RaisedName, seenException, seenText } from "./show/seen.js";
import { makeShower, showException, showPhrase, showValue } from "./show/value.js";
import { madeParameters, shownCtor } from "./show/visible.js";
import { ocamlSlips } from "./slips/slips.js";
import { OCAML_WORDS } from "./slips/words.js";

export async function openOcaml(row: LanguageRow, files: PackageFiles): Promise<Language> {
  const [grammar, text] = await Promise.all([grammarIn(files), files.text("ocaml-library.json")]);
  const library = openLibrary(text);
  const { matchFailure, assertFailure, undefinedModule } = library.known;
  const language: Language = {
    row,
    contracts: rolesIn(library.scope),
    integer: "i63",
    kinds: ["i63", "i32", "i64", "native", "char", "str"],
    corresponding: "name",
    exceptionMeaning: (name) => MEANINGS.get(name),
    placed: [matchFailure, assertFailure, undefinedModule].map(({ core }) => core),
    scripts: (programs) => ocamlScripts(programs.map(({ signature }) => signature)),
    phrases: {
      observed: observedDefinition,
      namesFunctions: true,
      tuple: tupleText,
      exiting: exitingText,
      locally: localDefinitions,
      guesses: {
        condition: guessedCondition,
        negated: negatedCondition,
        contract: demandText,
        demanding: demandingText,
      },
      argumentsOf: argumentsOfCall,
      expectedValue,
      expectedException,
      testTypes: { expectedFirst, argumentsOf: (of, call) => argumentsOfCall(of, call, undefined) },
      isExpression,
      readsParts: false,
      naming: namedValues,
      maps: { list: "List.map", array: "Array.map", option: "Option.map" },
      writesMade: false, // constructors of private types are for patterns alone
    },
    read: (sources, expressions, contracts = false, partial = []) => {
      const result = readOcaml(grammar, library, sources, expressions, contracts, partial);
      return result.ok ? { ok: true, value: loadedFrom(language, library.scope, result.value) } : result;
    },
    parse: (sources, expressions) => {
      const parsed = parseAll(grammar, [...sources, ...expressions]);
      return parsed.ok ? { ok: true, value: parsed.value.map(({ items }) => items) } : parsed;
    },
    slips: (source, places, far) => {
      const parsed = parseAll(grammar, [source]);
      return parsed.ok
        ? ocamlSlips(source.text, parsed.value[0]?.items ?? [], places, far)
        : tokenSlips(source.text, places, OCAML_WORDS);
    },
  };
  return language;
}

function loadedFrom(language: Language, library: Scope, read: ReadProgram): Loaded {
  const { program, lowered, finish, values, leftOut, scope, operations } = read;
  const shower = makeShower(
    program,
    (name) => shownCtor(scope, name),
    (name) => madeParameters(scope, name),
  );
  const vocabulary = vocabularyOf(program, scope);
  return {
    language,
    program,
    lowered,
    entries: read.entries.map(({ label, shownType, ...entry }) => ({
      ...entry,
      showType: () => flat(shownType()),
      show: (value) => showPhrase(shower, label, shownType(), value, entry.type),
    })),
    finish,
    values,
    aliased: read.aliased,
    functors: read.functors,
    operations,
    unchecked: [...noticesOf(read.unchecked, read.underContract), ...read.contractNotices],
    leftOut,
    illTyped: read.illTyped,
    facts: read.facts,
    comparable: without(program, read.dispensable),
    get signature() {
      return read.signature();
    },
    showValue: (value, type) => showValue(shower, value, type),
    seenValue: (value, type) => seenText(showValue(shower, value, type)),
    seenException: (exn) =>
      seenException(showValue(shower, exn, con("exn")), raisedName(language.placed, library, scope, exn)),
    showException: (exn) => showException(shower, exn),
    showExpr: (e) => showExpr(vocabulary, e),
    showInput: (e, written = {}) => showExpr(vocabulary, unordered(e), written),
    showAlone: (e, expected) => showExpr(vocabulary, unordered(e), { expected }),
  };
}

function raisedName(placed: readonly Name[], library: Scope, scope: Scope, exn: Value): RaisedName {
  const name = isData(exn) ? exn.k.decl.name : undefined;
  if (name === undefined) return { isPlaced: false, isShadowed: false };
  const isVisible = (from: Scope): boolean => findCtors(from, shownName(name))[0]?.core === name;
  return { isPlaced: placed.includes(name), isShadowed: isVisible(library) && !isVisible(scope) };
}

function without(program: Program, dispensable: ReadonlySet<Def>): Program {
  if (dispensable.size === 0) return program;
  return { ...program, defs: program.defs.filter((def) => !dispensable.has(def)) };
}

async function grammarIn(files: PackageFiles): Promise<Grammar> {
  const [runtime, grammar] = await Promise.all([
    files.bytes("web-tree-sitter.wasm"),
    files.bytes("tree-sitter-ocaml.wasm"),
  ]);
  return loadGrammar(runtime, grammar);
}

const MEANINGS: ReadonlyMap<string, ExceptionMeaning> = new Map([
  ["Not_found", "not found"],
  ["Failure", "failure"],
  ["Invalid_argument", "bad argument"],
  ["Division_by_zero", "division by zero"],
  ["Match_failure", "no case"],
  ["Assert_failure", "assertion"],
  ["Stack_overflow", "stack overflow"],
]);

/** For the build: the library's sources, by module in the order of LIBRARY_MODULES, to its compiled text. */
export const OCAML_LIBRARY: LibraryBuild = {
  modules: LIBRARY_MODULES,
  compile: async (files, sources) => compileLibrary(await grammarIn(files), sources),
};
