// Compiles the libraries of the languages with our own front ends; build.mjs bundles and calls it.
import { fileOf, type LanguageRow, type LibraryRow, type PackageFiles } from "../src/language/row.js";
import { LANGUAGES } from "../src/languages.js";
import { renderDiagnostics } from "../src/report/render.js";
import { ENGLISH } from "../src/report/words/english.js";

/** Each with the file of dist/ that it goes to. */
export async function compileLibraries(
  files: PackageFiles,
  readModule: (language: string, file: string) => string,
  write: (file: string, text: string) => void,
): Promise<void> {
  for (const row of LANGUAGES.rows)
    if (row.library !== undefined) write(row.library.file, await compileLibrary(row, row.library, files, readModule));
}

async function compileLibrary(
  row: LanguageRow,
  library: LibraryRow,
  files: PackageFiles,
  readModule: (language: string, file: string) => string,
): Promise<string> {
  const { modules, compile } = await library.build();
  const names = modules.map((name) => fileOf(name, row));
  const sources = names.map((name) => ({ name, text: readModule(row.name, name) }));
  const compiled = await compile(files, sources);
  if (compiled.ok) return compiled.value;
  const errors = renderDiagnostics(ENGLISH, compiled.errors, sources, STYLE);
  throw new Error(`the ${row.words.title} library does not compile\n${errors}`);
}

const STYLE = { width: 80, colour: false };
