// The languages that programs may be in: their names, and the files that they are in. What a front end is to be is in
// language.ts, and who opens one in pipeline.ts.

export type LanguageName = "ocaml" | "scala";

export type LanguageWords = {
  readonly title: string;
  readonly article: "a" | "an";
  /** How the names of its files end; the first is the usual one. */
  readonly extensions: readonly [string, ...string[]];
  /** A list and an exception, for texts that teach. */
  readonly samples: { readonly list: string; readonly exception: string };
  readonly signs: { readonly equal: string; readonly unequal: string };
  /** What programs do with exceptions, and what is between arguments. */
  readonly raises: string;
  readonly between: string;
};

export const LANGUAGES: Readonly<Record<LanguageName, LanguageWords>> = {
  ocaml: {
    title: "OCaml",
    article: "an",
    extensions: [".ml"],
    samples: { list: "[1; 2]", exception: 'Failure "empty"' },
    signs: { equal: "=", unequal: "<>" },
    raises: "raises",
    between: " ",
  },
  scala: {
    title: "Scala",
    article: "a",
    extensions: [".scala", ".sc"],
    samples: { list: "List(1, 2)", exception: 'new RuntimeException("empty")' },
    signs: { equal: "==", unequal: "!=" },
    raises: "throws",
    between: ", ",
  },
};

/** What a text without a name of its own is in. */
export const DEFAULT_LANGUAGE: LanguageName = "ocaml";

const NAMES: readonly LanguageName[] = ["ocaml", "scala"];

/** All of them, these first. */
export function languagesFrom(first: readonly LanguageName[]): readonly LanguageName[] {
  return [...new Set([...first, ...NAMES])];
}

/** By the end of its name; undefined: it is none of ours. */
export function languageOfFile(file: string): LanguageName | undefined {
  const name = file.toLowerCase();
  return NAMES.find((each) => LANGUAGES[each].extensions.some((extension) => name.endsWith(extension)));
}

/** Of a program that a host has accepted under this name. */
export function languageOf({ name }: { readonly name: string }): LanguageName {
  return languageOfFile(name) ?? DEFAULT_LANGUAGE;
}

/** "submission", in the language's usual file. */
export function fileOf(stem: string, language: LanguageName): string {
  return `${stem}${LANGUAGES[language].extensions[0]}`;
}
