// OCaml's row in the table of languages.
import { shellWord } from "../../basis/shell-word.js";
import type { LanguageRow } from "../../language/row.js";

export const OCAML: LanguageRow<"ocaml"> = {
  name: "ocaml",
  words: {
    title: "OCaml",
    article: "an",
    samples: { call: (name) => `${name} ...`, list: "[1; 2]", exception: 'Failure "empty"' },
    signs: { equal: "=", unequal: "<>" },
    raises: "raises",
    between: " ",
    prompt: ({ name: file }, _, call) => ({ start: `ocaml -init ${shellWord(file)}`, enter: `${call};;` }),
  },
  extensions: [".ml"],
  inObjects: false,
  open: async (files) => (await import("./open.js")).openOcaml(OCAML, files),
  suites: {
    forms: ["ocaml", "ounit2", "alcotest", "learn-ocaml"],
    writer: async () => (await import("./suite.js")).OCAML_SUITES,
  },
  folders: {
    isPart: isPartOfProgram,
    assembler: async () => (await import("./files/assemble.js")).OCAML_FILES,
  },
  library: { file: "ocaml-library.json", build: async () => (await import("./open.js")).OCAML_LIBRARY },
};

/** Modules, their interfaces, and what dune is told; but no tests, nor what tools leave behind. */
function isPartOfProgram(path: readonly string[]): boolean {
  const name = path.at(-1) ?? "";
  if (path.slice(0, -1).some((folder) => /^(_build|_opam|_esy|node_modules|tests?)$/i.test(folder))) return false;
  if (name === "dune") return true;
  return /^[A-Za-z][A-Za-z0-9_']*\.mli?$/.test(name) && !/^(tests?|test_.*|.*_tests?)\.mli?$/i.test(name);
}
