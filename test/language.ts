// The OCaml front end as the tests use it: in process, with the files of the last build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, openOcaml } from "../src/pipeline.js";
import { projectRoot } from "./project-root.js";

export function openTestLanguage(): Promise<Language> {
  const dist = join(projectRoot(), "dist");
  return openOcaml({
    runtimeWasm: readFileSync(join(dist, "web-tree-sitter.wasm")),
    grammarWasm: readFileSync(join(dist, "tree-sitter-ocaml.wasm")),
    library: readFileSync(join(dist, "ocaml-library.json"), "utf8"),
  });
}
