// The languages of a host: each front end is opened when the first program in its language comes.
import type { Language } from "./language.js";
import { type LanguageRow, type LanguageTable, languageOf, type PackageFiles } from "./row.js";

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
