// The built OCaml front end, in the process that measures.
import { readFileSync } from "node:fs";
import { openOcaml } from "../../src/frontend/ocaml/open.js";
import type { Language } from "../../src/language/language.js";

export function openBuiltOcaml(): Promise<Language> {
  return openOcaml({
    runtimeWasm: readFileSync("dist/web-tree-sitter.wasm"),
    grammarWasm: readFileSync("dist/tree-sitter-ocaml.wasm"),
    library: readFileSync("dist/ocaml-library.json", "latin1"),
  });
}
