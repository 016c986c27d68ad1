// Scala as a language of ours: parse -> infer -> lower -> link with the library, and back to text.
// It does no IO: the host passes in what it needs.

import type { ExceptionMeaning, Language } from "../../language/language.js";
import type { LanguageRow, LibraryBuild, PackageFiles } from "../../language/row.js";
import { tokenSlips } from "../../language/token-slips.js";
import { SCALA_CONTRACTS } from "./contracts.js";
import { compileLibrary, openLibrary, SCALA_MODULES } from "./library.js";
import { NULL } from "./lower/null.js";
import { WIDER_PROGRAM } from "./lower/wider.js";
import { PHRASES } from "./phrase.js";
import { parseAll, readScala } from "./read.js";
import { scalaScripts } from "./script.js";
import { scalaSlips } from "./slips/slips.js";
import { SCALA_WORDS } from "./slips/words.js";

export async function openScala(row: LanguageRow, files: PackageFiles): Promise<Language> {
  const library = openLibrary(await files.text("scala-library.json"));
  const language: Language = {
    row,
    contracts: SCALA_CONTRACTS,
    integer: "i32",
    kinds: ["i32", "i64", "big", "char16", "str16"],
    corresponding: "place",
    exceptionMeaning: (name) => MEANINGS.get(name),
    placed: [],
    absent: {
      ctor: NULL,
      program: "object elenchus_null { val absent: String = null }\n",
      shows: /^(text\/any$|valueOf\/scala\.String\.object|println?\/)/,
      asks: /\/scala\.StringMembers\.object/,
    },
    widerProgram: WIDER_PROGRAM,
    phrases: PHRASES,
    scripts: scalaScripts,
    read: (sources, expressions, contracts = false, partial = []) =>
      readScala(language, library, sources, expressions, contracts, partial),
    parse: (sources, expressions) => {
      const parsed = parseAll(sources, expressions);
      return parsed.ok
        ? { ok: true, value: [...parsed.value.sources.map((trees) => trees.flat()), ...parsed.value.expressions] }
        : parsed;
    },
    slips: (source, places, far) => {
      const parsed = parseAll([source], []);
      return parsed.ok
        ? scalaSlips(source, parsed.value.sources.flat(2), places, far)
        : tokenSlips(source.text, places, SCALA_WORDS);
    },
  };
  return language;
}

const MEANINGS: ReadonlyMap<string, ExceptionMeaning> = new Map([
  ["NoSuchElementException", "not found"],
  ["RuntimeException", "failure"],
  ["IllegalArgumentException", "bad argument"],
  ["IndexOutOfBoundsException", "bad argument"],
  ["ArrayIndexOutOfBoundsException", "bad argument"],
  ["ArithmeticException", "division by zero"],
  ["MatchError", "no case"],
  ["AssertionError", "assertion"],
  ["StackOverflowError", "stack overflow"],
]);

/** For the build: the library's sources to its compiled text. */
export const SCALA_LIBRARY: LibraryBuild = {
  modules: SCALA_MODULES,
  compile: async (_files, sources) => compileLibrary(sources),
};
