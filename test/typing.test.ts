// Elenchus types the programs of the typing set (test/typing/ocaml) as the real OCaml does: it accepts the same ones,
// with the same signature, and rejects the others on the same line. What we lack, and what we print in another way, is in
// the two tables below; what is in the second and agrees is an error too.
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../src/language/language.js";
import { openTestLanguage } from "./language.js";
import { ocamlVersion } from "./oracle/ocaml.js";
import { hashOf } from "./oracle/recorded.js";
import { askTyping, readTyping, type TypingProgram, typingPrograms, type Word } from "./typing-programs.js";

/** What we lack: the definition is left out with a notice that says this, whether OCaml accepts it or not. */
const LACKING: Readonly<Record<string, RegExp>> = {
  "objects and classes": /^(objects|object types|classes|class types|methods) are not supported$/,
  "constraints of type parameters": /^type constraints are not supported$/,
  "what the library lacks": /^(the module )?`[\w.]+` is not supported$/,
  "arrays of other languages": /^big arrays are not supported$/,
  "functions of other languages": /^functions of other languages are not supported$/,
  "module types that are left open": /^abstract module types are not supported$/,
  "tags that are left open by a private type": /^private types of tags are not supported$/,
  "names for types that a constructor hides": /^names for the types that a constructor hides are not supported$/,
  "extension nodes, which mean nothing without a preprocessor": /^extension nodes are not supported$/,
};

/** Accepted by both, but printed in another way. */
const PRINTED: Readonly<Record<string, string>> = {
  "exceptions/extensible-exn": "`type exn += E` is printed as the exception that it is",
  "functors/functor-higher-order": "the types of a functor that takes functors are known only when it is applied",
  "polyvariants/tag-open-as-variable": "a parameter that is a type of tags is printed where it stands",
  "private-abstract/abbreviation-phantom": "an abbreviation that drops its parameter keeps its name",
  "variance/type-shadowed-builtin": "a type that is hidden by another of the same name has no number",
};

const recorded = readTyping();
const programs = typingPrograms();

describe("the typing set", () => {
  let language: Language;
  beforeAll(async () => {
    language = await openTestLanguage();
  });
  for (const program of programs)
    test(program.name, () => {
      const word = recorded.words.get(hashOf(program.question));
      if (word === undefined) throw new Error("changed since it was recorded: npm run record");
      const ours = wordOfOurs(language, program);
      if (ours.kind === "lacking") expect(ours.labels.filter((label) => !isNamed(label))).toEqual([]);
      else if (program.name in PRINTED) expect(onlyPrintedOtherwise(ours, word)).toBe(true);
      else expect(ours).toEqual({ ...word, ...(word.kind === "rejected" && { error: "" }) });
    });
});

type Ours = Word | { readonly kind: "lacking"; readonly labels: readonly string[] };

function wordOfOurs(language: Language, { question: { file, source } }: TypingProgram): Ours {
  const read = language.read([{ name: file, text: source }], []);
  if (!read.ok) return { kind: "rejected", line: lineAt(source, read.errors[0].at.start), error: "" };
  const labels = read.value.unchecked.map(({ label }) => label);
  return labels.length > 0 ? { kind: "lacking", labels } : { kind: "accepted", signature: read.value.signature };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function onlyPrintedOtherwise(ours: Word, real: Word): boolean {
  return ours.kind === "accepted" && real.kind === "accepted" && ours.signature !== real.signature;
}

function isNamed(label: string): boolean {
  return Object.values(LACKING).some((words) => words.test(label));
}

test("the set is large, and both answers are common", () => {
  const words = [...recorded.words.values()];
  expect(words.length).toBeGreaterThanOrEqual(600);
  expect(words.filter(({ kind }) => kind === "rejected").length).toBeGreaterThan(words.length / 3);
  expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length);
});

describe.runIf(ocamlVersion() === recorded.ocaml)("the installed OCaml", () => {
  test("says what was recorded", async () => {
    const asked = await askTyping(programs);
    const changed = programs.filter(({ question }, i) => {
      return JSON.stringify(asked[i]) !== JSON.stringify(recorded.words.get(hashOf(question)));
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
  });
});
