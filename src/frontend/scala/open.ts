// Scala as a language of ours: parse -> infer -> lower -> link with the library, and back to text.
// It does no IO: the host passes in what it needs.
import type { Source } from "../../core/span.js";
import type { Language } from "../../language/language.js";
import { LANGUAGES } from "../../language/names.js";
import type { Checked } from "../../report/diagnostic.js";
import { compileLibrary, SCALA_MODULES as MODULES, openLibrary } from "./library.js";
import { PHRASES } from "./phrase.js";
import { readScala } from "./read.js";

/** What the front end needs from the package's files. */
export type ScalaAssets = { readonly library: string }; // compiled by compileScalaLibrary

export async function openScala(assets: ScalaAssets): Promise<Language> {
  const library = openLibrary(assets.library);
  const language: Language = {
    name: "scala",
    words: LANGUAGES.scala,
    integer: "i32",
    homesBelongToNames: false,
    redefines: false,
    phrases: PHRASES,
    read: (sources, expressions) => readScala(language, library, sources, expressions),
  };
  return language;
}

/** For the build: the library's sources to its compiled text. */
export async function compileScalaLibrary(sources: readonly Source[]): Promise<Checked<string>> {
  return compileLibrary(sources);
}

/** The modules of the library in order, each a file of stdlib/. */
export const SCALA_MODULES: readonly string[] = MODULES;
