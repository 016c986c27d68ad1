// The front ends as the tests use them: in process, with the files of the last build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openOcaml } from "../src/frontend/ocaml/open.js";
import { openScala } from "../src/frontend/scala/open.js";
import type { Language } from "../src/language/language.js";
import type { AttemptLanguages } from "../src/subject/read.js";
import { projectRoot } from "./project-root.js";

export function openTestLanguage(): Promise<Language> {
  const dist = join(projectRoot(), "dist");
  return openOcaml({
    runtimeWasm: readFileSync(join(dist, "web-tree-sitter.wasm")),
    grammarWasm: readFileSync(join(dist, "tree-sitter-ocaml.wasm")),
    library: readFileSync(join(dist, "ocaml-library.json"), "utf8"),
  });
}

export function openTestScala(): Promise<Language> {
  return openScala({ library: readFileSync(join(projectRoot(), "dist", "scala-library.json"), "latin1") });
}

/** Reference and submission in one language. */
export function both(language: Language): AttemptLanguages {
  return { reference: language, submission: language };
}
