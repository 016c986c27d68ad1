// What a program in test/programs is asked: what its first line says, `run` when it says nothing. A `check` or `repair`
// compares it with NAME.reference.ml (or .scala), or with the first word of the question if that is a program; or, if there is neither,
// functions of different names in it; a `repair` of one file alone is by its contracts.
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { splitWords } from "./harness.js";

/** The words of the command line, for a program at this path that has this text. */
export function commandLine(path: string, text: string): readonly string[] {
  const [verb = "run", ...rest] = question(text);
  const file = basename(path);
  if (verb !== "check" && verb !== "repair") return [verb, file, ...rest];
  const [first = "", ...others] = rest;
  if (/\.(ml|scala)$/.test(first)) return [verb, first, file, ...others];
  const references = ["ml", "scala"].map((extension) => file.replace(/\.\w+$/, `.reference.${extension}`));
  const reference = references.find((name) => existsSync(join(dirname(path), name)));
  const isAlone = verb === "repair" || rest.some((word, i) => rest[i - 1] === "--function" && word.includes("="));
  return [verb, ...(reference === undefined && isAlone ? [] : [reference ?? `${references[0]}`]), file, ...rest];
}

/** The words after `ask:` in the comment that the program begins with. */
function question(text: string): string[] {
  const [, ocaml, scala] = /^(?:\(\* ask: (.*) \*\)|\/\/ ask: (.*))/.exec(text) ?? [];
  return splitWords(ocaml ?? scala ?? "");
}
