// Elenchus types the programs of Scala's typing set (test/typing/scala) as the real Scala does: it accepts the same ones,
// and rejects the others on the same line. What we lack, what only Scala 3 accepts and where we differ is in the tables
// below; what is in one of the last two and agrees is an error too.
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../src/language/language.js";
import { openTestScala } from "./language.js";
import { hashOfScala, type ScalaProgram, scalaVersion } from "./oracle/scala.js";
import { sweep } from "./sweep.js";
import { askScalaTyping, readScalaTyping, type ScalaWord, scalaTypingPrograms } from "./typing-scala-programs.js";

/** What we lack: the definition is left out with a notice that says this, whether Scala accepts it or not. */
const LACKING: Readonly<Record<string, RegExp>> = {
  "abstract type members": /^abstract type members are not supported yet$/,
  "types of members that are declared alone": /^structural types are not supported yet$/,
  "objects of no class": /^classes that extend nothing and have no name are not supported yet$/,
  "existential types": /^existential types are not supported yet$/,
  "type parameters that take types": /^type parameters that take types are not supported yet$/,
  "view bounds": /^view bounds are not supported yet$/,
  "self types": /^self types are not supported yet$/,
  "this.type": /^the type of `this` alone is not supported yet$/,
  "further constructors": /^(further constructors are not supported yet|which constructors `\w+` has is not known)$/,
  "classes that are functions": /^classes that are functions are not supported yet$/,
  "types of one literal, as Scala 3 has": /^types of single literals are not supported yet$/,
  "variables without a first value": /^variables without a first value are not supported yet$/,
  "extractors of sequences": /^an `unapplySeq` of one's own is not supported yet$/,
  "extractors without an Option": /^an `unapply` that gives neither an Option nor a Boolean is not supported yet$/,
  "implicit parameters of functions": /^implicit parameters are not supported yet$/,
  "handlers that are functions": /^a handler that is not written with cases is not supported yet$/,
  "interpolators of one's own": /^string interpolators other than s, f and raw are not supported yet$/,
  "functions for a trait, as later versions of Scala have": /^a function as `\w+` is not supported yet$/,
  "what the library lacks": /^`[\w.]+` (of `.*` |with these arguments )?is not in the library yet$/,
  "conversions of the library": /^whether `.*` becomes `.*` is not known$/,
  "what depends on one of these": /^the type of `\w+` is not known$/,
};

/** Accepted, as Scala 3 does. */
const SCALA_3: Readonly<Record<string, string>> = {
  "classes/apply-without-companion": "objects are made without `new`",
  "types/alias-is-no-companion": "objects are made without `new`",
  "classes/trait-with-parameters": "traits have parameters",
  "functions/map-of-two-parameter-function-on-pairs": "a function of two parameters takes a pair",
  "implicits/implicit-class-at-top": "implicit definitions stand at the top of a file",
  "polymorphism/one-list-does-not-see-itself":
    "an argument decides the types of the parameters of a function beside it",
};

/** Where we differ, and why. */
const DIFFERENT: Readonly<Record<string, string>> = {
  "case-classes/copy-changes-type-parameter": "what `copy` gives has the type of what is copied",
  "classes/nested-classes-of-different-outers": "a class inside of a class is the same for all objects",
  "functions/fold-with-first-argument-deciding": "what is expected of a call counts before its first list of arguments",
  "holes/gadt-refinement-in-case":
    "a case that says what a type parameter is does not make its values numbers or texts",
  "holes/method-and-function-of-one-name": "a method and a value do not share a name",
  "implicits/implicit-more-specific": "Scala's own implicit values are no candidates for Any",
  "implicits/implicit-value-needs-type-when-used-before": "an implicit value is known before its definition, too",
  "literals/final-constant-narrows": "a constant that has a name is an Int",
  "literals/shift-gives-left-type": "Scala 2.11 gives a shift of constants the wider type, against its own library",
  "polymorphism/array-of-type-parameter": "arrays of all types can be made, without a ClassTag",
  "types/singleton-type-of-other": "the type of a value alone is the value's type",
  "variance/covariant-private-var": "told where the variable is, not where its class begins",
  "variance/covariant-var": "told where the variable is, not where its class begins",
};

const recorded = readScalaTyping();
const programs = scalaTypingPrograms();

describe("the typing set of Scala", () => {
  let language: Language;
  beforeAll(async () => {
    language = await openTestScala();
  });
  for (const program of programs)
    test(program.name, () => {
      const word = recorded.words.get(hashOfScala(program));
      if (word === undefined) throw new Error("changed since it was recorded: npm run record");
      const ours = wordOfOurs(language, program);
      const real = word.kind === "rejected" ? { ...word, error: "" } : word;
      if (ours.kind === "lacking") expect(ours.labels.filter((label) => !isNamed(label))).toEqual([]);
      else if (program.name in SCALA_3) expect([real.kind, ours.kind]).toEqual(["rejected", "accepted"]);
      else if (program.name in DIFFERENT) expect(ours).not.toEqual(real);
      else expect(ours).toEqual(real);
    });
});

type Ours = ScalaWord | { readonly kind: "lacking"; readonly labels: readonly string[] };

function wordOfOurs(language: Language, { text }: ScalaProgram): Ours {
  const read = language.read([{ name: "program.scala", text }], []);
  if (!read.ok) return { kind: "rejected", line: lineAt(text, read.errors[0].at.start), error: "" };
  const labels = read.value.unchecked.map(({ label }) => label);
  return labels.length > 0 ? { kind: "lacking", labels } : { kind: "accepted" };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function isNamed(label: string): boolean {
  return Object.values(LACKING).some((words) => words.test(label));
}

test("the set is large, and both answers are common", () => {
  const words = [...recorded.words.values()];
  expect(words.length).toBeGreaterThanOrEqual(900);
  expect(words.filter(({ kind }) => kind === "rejected").length).toBeGreaterThan(words.length / 3);
  const names = new Set(programs.map(({ name }) => name));
  expect(names.size).toBe(programs.length);
  expect([...Object.keys(SCALA_3), ...Object.keys(DIFFERENT)].filter((name) => !names.has(name))).toEqual([]);
});

// Judging all of them takes the compiler more than a minute.
describe.runIf(sweep(false, scalaVersion() === recorded.scala))("the installed Scala", () => {
  test("says what was recorded", () => {
    const asked = askScalaTyping(programs);
    const changed = programs.filter((program, i) => {
      return JSON.stringify(asked[i]) !== JSON.stringify(recorded.words.get(hashOfScala(program)));
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
  });
});
