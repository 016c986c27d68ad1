// The built OCaml front end, in the process that measures.
import type { Language } from "../../src/language/language.js";
import { openTestLanguage } from "../../test/language.js";

export function openBuiltOcaml(): Promise<Language> {
  return openTestLanguage();
}
