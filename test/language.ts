// The front ends as the tests use them: in process, with the files of the last build. Each is opened once in a process,
// whichever of its tests asks first.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openOcaml } from "../src/frontend/ocaml/open.js";
import { openScala } from "../src/frontend/scala/open.js";
import type { Language } from "../src/language/language.js";
import type { ProgramLanguages } from "../src/subject/read-programs.js";
import { once } from "./once.js";
import { projectRoot } from "./project-root.js";

export const openTestLanguage = once((): Promise<Language> => {
  const dist = join(projectRoot(), "dist");
  return openOcaml({
    runtimeWasm: readFileSync(join(dist, "web-tree-sitter.wasm")),
    grammarWasm: readFileSync(join(dist, "tree-sitter-ocaml.wasm")),
    library: readFileSync(join(dist, "ocaml-library.json"), "utf8"),
  });
});

export const openTestScala = once(
  (): Promise<Language> =>
    openScala({ library: readFileSync(join(projectRoot(), "dist", "scala-library.json"), "latin1") }),
);

/** Reference and submission in one language. */
export function both(language: Language): ProgramLanguages {
  return { reference: language, submission: language };
}
