// Scala as a language of ours. So far programs are read only: whoever asks for more is told so.
import type { Source } from "../../core/span.js";
import type { Language } from "../../language/language.js";
import type { Checked, Diagnostic } from "../../report/diagnostic.js";
import { parsePhrases, parseScala } from "./parse/parse.js";

/** What the front end needs from the package's files. */
export type ScalaAssets = { readonly library: string }; // compiled by compileScalaLibrary

export async function openScala(_assets: ScalaAssets): Promise<Language> {
  return {
    name: "scala",
    phrases: {
      observed: () => "",
      tuple: (parts) => parts.join(", "),
      argumentsOf: () => "",
      expectedValue: () => "",
      expectedException: () => "",
    },
    read: (sources, expressions) => {
      const parsed = [...sources.map(parseScala), ...expressions.map(parsePhrases)];
      const [first, ...rest] = parsed.flatMap((result) => (result.ok ? [] : result.errors));
      return { ok: false, errors: first === undefined ? [notYet(sources)] : [first, ...rest] };
    },
  };
}

function notYet(sources: readonly Source[]): Diagnostic {
  return {
    code: "E301",
    title: "Not supported yet",
    at: { file: sources.at(-1)?.name ?? "", start: 0, end: 0 },
    label: "Scala programs can be parsed but not run yet",
    also: [],
    hint: undefined,
  };
}

/** For the build: the library's sources to its compiled text. */
export async function compileScalaLibrary(_sources: readonly Source[]): Promise<Checked<string>> {
  return { ok: true, value: "{}" };
}

/** The modules of the library in order, each a file of stdlib/. */
export const SCALA_MODULES: readonly string[] = [];
