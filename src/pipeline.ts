// From text to a program that can be asked about: the front ends, opened when a program in their language comes.
import type { Language } from "./language/language.js";
import { type LanguageRow, type LanguageTable, languageOf, type PackageFiles } from "./language/row.js";

/** The language of a program, by the name of its file; opened by the first who asks. */
export type Languages = (program: { readonly name: string }) => Promise<Language>;

export function openLanguages(table: LanguageTable, files: PackageFiles): Languages {
  const opened = new Map<LanguageRow, Promise<Language>>();
  return (program) => {
    const row = languageOf(table, program);
    const language = opened.get(row) ?? row.open(files);
    opened.set(row, language);
    return language;
  };
}
