// The languages and who reads them. Each front end takes source text to a checked core program:
//   parse -> infer -> lower -> link with the library -> Program
// A language is opened when a program in it comes, from what the host gives for it.
import type { Source } from "./core/span.js";
import { LIBRARY_MODULES } from "./frontend/ocaml/library.js";
import { compileOcamlLibrary, type OcamlAssets, openOcaml } from "./frontend/ocaml/open.js";
import type { ScalaAssets } from "./frontend/scala/open.js";
import type { Language } from "./language/language.js";
import type { LanguageName } from "./language/names.js";
import type { Checked } from "./report/diagnostic.js";

/** What each language needs from the package's files, asked for when it is opened. */
export type Assets = {
  readonly ocaml: () => Promise<OcamlAssets>;
  readonly scala: () => Promise<ScalaAssets>;
};

/** The language of a name; opened by the first who asks. */
export type Languages = (name: LanguageName) => Promise<Language>;

export function openLanguages(assets: Assets): Languages {
  const opened = new Map<LanguageName, Promise<Language>>();
  return (name) => {
    const language = opened.get(name) ?? OPENERS[name](assets);
    opened.set(name, language);
    return language;
  };
}

/** Scala's code is loaded with its first program: nobody else waits for it. */
const OPENERS: Readonly<Record<LanguageName, (assets: Assets) => Promise<Language>>> = {
  ocaml: async ({ ocaml }) => openOcaml(await ocaml()),
  scala: async ({ scala }) => (await import("./frontend/scala/open.js")).openScala(await scala()),
};

/** For the build: where a language's library is, and its sources to the text that is shipped. */
export type LibraryBuild = {
  readonly modules: readonly string[]; // files of frontend/NAME/stdlib/ in order, without their endings
  readonly compile: (sources: readonly Source[]) => Promise<Checked<string>>;
};

export async function libraryBuild(name: LanguageName, grammar: Omit<OcamlAssets, "library">): Promise<LibraryBuild> {
  if (name === "ocaml")
    return { modules: LIBRARY_MODULES, compile: (sources) => compileOcamlLibrary(grammar, sources) };
  const { compileScalaLibrary, SCALA_MODULES } = await import("./frontend/scala/open.js");
  return { modules: SCALA_MODULES, compile: compileScalaLibrary };
}
