// What everybody knows of a language before a program in it comes: a row of the table of languages. Its front end, and
// what else only some need, is loaded when it is asked for.
import type { Source } from "../core/span.js";
import type { Checked } from "../report/diagnostic.js";
import type { Emitted, EmittedTest, NotWritten } from "../report/suite/written.js";
import type { Language } from "./language.js";

export type LanguageRow<Name extends string = string> = {
  readonly name: Name;
  readonly words: LanguageWords;
  /** How the names of its files end; the first is the usual one. */
  readonly extensions: readonly [string, ...string[]];
  /** Whether functions are in objects, which may have any name; elsewhere a module belongs to the names of its functions. */
  readonly inObjects: boolean;
  readonly open: (files: PackageFiles) => Promise<Language>;
  /** Programs that are suites of tests; undefined: suites of it are data only. */
  readonly suites: SuitesRow | undefined;
  /** Programs in several files; undefined: a program is one file. */
  readonly folders: FoldersRow | undefined;
  /** Its library, which is compiled when we build; undefined: it has none. */
  readonly library: LibraryRow | undefined;
};

export type LanguageWords = {
  readonly title: string;
  readonly article: "a" | "an";
  /** A call of a function, a list and an exception, for texts that teach. */
  readonly samples: {
    readonly call: (name: string) => string;
    readonly list: string;
    readonly exception: string;
  };
  readonly signs: { readonly equal: string; readonly unequal: string };
  /** What programs do with exceptions, and what is between arguments. */
  readonly raises: string;
  readonly between: string;
  /**
   * How a call of a function is tried at its own prompt: what is started, what is entered to load the file where that takes
   * something, and what is entered then; undefined: that takes more.
   */
  readonly prompt?: (
    program: Source,
    name: string,
    call: string,
  ) => { readonly start: string; readonly load?: string; readonly enter: string } | undefined;
};

/** `forms`: what its suites can be written as, the usual one first. */
export type SuitesRow = { readonly forms: readonly string[]; readonly writer: () => Promise<SuiteWriter> };

export type SuiteWriter = {
  readonly write: (form: string, suite: Emitted) => string;
  /** Why a test of a function of a type cannot be written in a form; undefined: it can. */
  readonly whyNot: (form: string, test: EmittedTest, type: string) => NotWritten | undefined;
};

/** `isPart`: whether a file can be part of a program, by its path below the folder. */
export type FoldersRow = {
  readonly isPart: (path: readonly string[]) => boolean;
  readonly assembler: () => Promise<Assembler>;
};

export type FolderFile = { readonly path: readonly string[]; readonly source: Source };

/** What is looked for in a folder: the file that the program is called by. */
export type WantedProgram = {
  /** Functions that it should define. */
  readonly names: readonly string[];
  /** If there are no names: it should define what this program does. Without either, it is what no other file needs. */
  readonly like: Source | undefined;
  /** Whether it is to be run: then it may define nothing. */
  readonly runs: boolean;
  /** It has this name, as the files have theirs. */
  readonly main: string | undefined;
};

export const ANY_PROGRAM: WantedProgram = { names: [], like: undefined, runs: false, main: undefined };

export type Assembler = {
  /** One program, with all that it needs of the files; or those that could be its own file, if nothing tells which. */
  readonly assemble: (files: readonly FolderFile[], wanted: WantedProgram) => Source | readonly string[];
};

/** The files of the package, by their names in dist/. A text has one character per byte. */
export type PackageFiles = {
  readonly bytes: (name: string) => Promise<Uint8Array>;
  readonly text: (name: string) => Promise<string>;
};

export type LibraryRow = {
  readonly file: string; // in dist/
  readonly build: () => Promise<LibraryBuild>;
};

export type LibraryBuild = {
  readonly modules: readonly string[]; // files of the language's stdlib/ in order, without their endings
  readonly compile: (files: PackageFiles, sources: readonly Source[]) => Promise<Checked<string>>;
};

export type LanguageTable = {
  readonly rows: readonly [LanguageRow, ...LanguageRow[]];
  /** What a text without a name of its own is in. */
  readonly usual: LanguageRow;
};

export function tableOf(rows: readonly [LanguageRow, ...LanguageRow[]]): LanguageTable {
  return { rows, usual: rows[0] };
}

/** By the end of its name; undefined: it is none of ours. */
export function languageOfFile({ rows }: LanguageTable, file: string): LanguageRow | undefined {
  return languageAmong(rows, file);
}

export function languageAmong(rows: readonly LanguageRow[], file: string): LanguageRow | undefined {
  const name = file.toLowerCase();
  return rows.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
}

/** Of a program that a host has accepted under this name. */
export function languageOf(table: LanguageTable, { name }: { readonly name: string }): LanguageRow {
  return languageOfFile(table, name) ?? table.usual;
}

export function languageNamed({ rows }: LanguageTable, name: string): LanguageRow {
  const row = rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`there is no language ${name}`);
  return row;
}

/** All of them, these first. */
export function languagesFrom({ rows }: LanguageTable, first: readonly LanguageRow[]): readonly LanguageRow[] {
  return [...new Set([...first, ...rows])];
}

/** What suites can be written as whatever language they are for: as data. */
export const DATA_FORMS = ["yaml", "json"] as const;

/** Of programs in all languages. */
export function suiteForms({ rows }: LanguageTable): readonly string[] {
  return [...rows.flatMap(({ suites }) => suites?.forms ?? []), ...DATA_FORMS];
}

/** For tests of a program in a language, the usual one first. */
export function suiteFormsOf({ suites }: LanguageRow): readonly string[] {
  return [...(suites?.forms ?? []), ...DATA_FORMS];
}

/** "submission", in the language's usual file. */
export function fileOf(stem: string, { extensions }: LanguageRow): string {
  return `${stem}${extensions[0]}`;
}
