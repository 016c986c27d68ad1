// OCaml's grammar alone, with the files of the last build: for reading inputs without typing them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Grammar, loadGrammar } from "../../../src/frontend/ocaml/parse/grammar.js";
import { projectRoot } from "../../project-root.js";

export function openTestGrammar(): Promise<Grammar> {
  const dist = join(projectRoot(), "dist");
  return loadGrammar(
    readFileSync(join(dist, "web-tree-sitter.wasm")),
    readFileSync(join(dist, "tree-sitter-ocaml.wasm")),
  );
}
