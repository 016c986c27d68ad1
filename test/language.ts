// The front ends as the tests use them: in process, with the files of the last build. Each is opened once in a process,
// whichever of its tests asks first.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OCAML } from "../src/frontend/ocaml/row.js";
import { SCALA } from "../src/frontend/scala/row.js";
import type { Language } from "../src/language/language.js";
import type { PackageFiles } from "../src/language/row.js";
import type { AttemptLanguages } from "../src/subject/read.js";
import { once } from "./once.js";
import { projectRoot } from "./project-root.js";

/** The files of the last build. */
export const BUILT: PackageFiles = {
  bytes: async (name) => readFileSync(join(projectRoot(), "dist", name)),
  text: async (name) => readFileSync(join(projectRoot(), "dist", name), "latin1"),
};

export const openTestLanguage = once((): Promise<Language> => OCAML.open(BUILT));
export const openTestScala = once((): Promise<Language> => SCALA.open(BUILT));

/** Reference and submission in one language. */
export function both(language: Language): AttemptLanguages {
  return { reference: language, submission: language };
}
