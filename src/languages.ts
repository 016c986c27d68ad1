// The languages that programs may be in, the usual one first. Each has a folder in frontend/ whose row.ts is its row here.
import { OCAML } from "./frontend/ocaml/row.js";
import { SCALA } from "./frontend/scala/row.js";
import { tableOf } from "./language/row.js";

const ROWS = [OCAML, SCALA] as const;

export const LANGUAGES = tableOf(ROWS);

/** For those who use this as a library. */
export type LanguageName = (typeof ROWS)[number]["name"];
