// Compiles the library of a language with our own front end; build.mjs bundles and calls it.
import { fileOf, LANGUAGES, type LanguageName } from "../src/language/names.js";
import { type Assets, libraryBuild } from "../src/pipeline.js";
import { renderDiagnostics } from "../src/report/render.js";
import { ENGLISH } from "../src/report/words/english.js";

type Grammar = Omit<Awaited<ReturnType<Assets["ocaml"]>>, "library">;

export async function compileLibrary(
  language: LanguageName,
  grammar: Grammar,
  readModule: (language: LanguageName, file: string) => string,
): Promise<string> {
  const { modules, compile } = await libraryBuild(language, grammar);
  const files = modules.map((name) => fileOf(name, language));
  const sources = files.map((name) => ({ name, text: readModule(language, name) }));
  const compiled = await compile(sources);
  if (compiled.ok) return compiled.value;
  const { title } = LANGUAGES[language];
  throw new Error(
    `the ${title} library does not compile\n${renderDiagnostics(ENGLISH, compiled.errors, sources, STYLE)}`,
  );
}

const STYLE = { width: 80, colour: false };
