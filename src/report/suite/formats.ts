// What a suite can be written as.

/** In each language; the first is the usual one. */
const OWN = {
  ocaml: ["ocaml", "ounit2", "alcotest", "learn-ocaml"],
  scala: ["scala", "scalatest", "munit"],
} as const;
const DATA = ["yaml", "json"] as const;

export const SUITE_FORMATS = [...OWN.ocaml, ...OWN.scala, ...DATA] as const;
export type SuiteFormat = (typeof SUITE_FORMATS)[number];

/** For tests of a program in a language, the usual one first. */
export function formatsFor(language: keyof typeof OWN): readonly [SuiteFormat, ...SuiteFormat[]] {
  return [...OWN[language], ...DATA];
}
