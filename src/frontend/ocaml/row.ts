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
  library: { file: "ocaml-library.json", build: async () => (await import("./open.js")).OCAML_LIBRARY },
};
