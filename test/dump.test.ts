// What `--dump` prints of the core language is the program: it can be read again, and means the same. Every stage has a
// fixture in test/programs/dump for each language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { definedNames } from "../src/core/library.js";
import { parseProgram } from "../src/core/parse.js";
import type { WrittenProgram } from "../src/core/print.js";
import type { Program } from "../src/core/program.js";
import { validate } from "../src/core/validate.js";
import { UNIT } from "../src/core/value.js";
import type { Limits, Report } from "../src/eval/outcome.js";
import { load } from "../src/eval/run.js";
import type { Loaded } from "../src/language/language.js";
import { coreText, nameText, newNumbering, withoutUnused } from "../src/pipeline/core-text.js";
import { outcomeText } from "../src/pipeline/value-text.js";
import { PIPELINES } from "../src/pipeline.js";
import { isProgram, splitWords } from "./harness.js";
import { openTestLanguage, openTestScala } from "./language.js";

const FOLDER = "test/programs";
const LANGUAGES = { ml: await openTestLanguage(), scala: await openTestScala() } as const;
const LIMITS: Limits = { fuel: 2_000_000, depth: 1_000, outputBytes: 100_000 };

/** The programs that can be read, with the expressions of their first line. */
function programsIn(...folders: readonly string[]): readonly { readonly path: string; readonly loaded: Loaded }[] {
  const paths = folders.flatMap((folder) => readdirSync(join(FOLDER, folder)).map((name) => join(folder, name)));
  return paths.filter(isProgram).flatMap((path) => {
    const text = readFileSync(join(FOLDER, path), "latin1");
    const language = LANGUAGES[path.endsWith(".ml") ? "ml" : "scala"];
    const read = language.read([{ name: path, text }], expressionsOf(text));
    return read.ok ? [{ path, loaded: read.value }] : [];
  });
}

function expressionsOf(text: string) {
  const words = splitWords(/^(?:\(\*|\/\/) ask: (.*?)(?: \*\))?$/m.exec(text)?.[1] ?? "");
  return words.flatMap((word, i) => (words[i - 1] === "-e" ? [{ name: `-e ${i}`, text: word }] : []));
}

describe("core that was printed and read again", () => {
  const programs = programsIn("run", "types", "stdlib", "check", "dump", "scala/run", "scala/types", "scala/check");
  test("is there", () => expect(programs.length).toBeGreaterThan(200));

  test("is the same but for ids, places and the numbers of names", () => {
    for (const { path, loaded } of programs) {
      const text = coreText(loaded.lowered);
      const { faults: _, ...again } = parseProgram(text);
      expect(comparable(again), path).toEqual(comparable(loaded.lowered));
      expect(coreText(again), path).toBe(text);
    }
  });
});

describe("a linked program that was printed and read again", () => {
  for (const { path, loaded } of programsIn("run", "dump", "scala/run")) {
    test(`${path} runs as it did`, () => {
      const kept = withoutUnused(loaded.program);
      const again = parseProgram(coreText(kept));
      expect(validate(again)).toEqual([]);
      const entries = loaded.entries.map(({ name }) => namesOf(loaded.program).indexOf(name));
      expect(runOf(again, entries)).toEqual(runOf(loaded.program, entries));
    });
  }
});

function namesOf({ defs }: Program): readonly string[] {
  return defs.flatMap(definedNames);
}

/** What loading does, and then each of these definitions, which are functions of unit. */
function runOf(program: Program, entries: readonly number[]): readonly unknown[] {
  const machine = load(program, LIMITS, { repeatsDeep: false });
  const names = program.defs.flatMap(definedNames);
  const isLoaded = machine.outcome.kind === "value";
  const calls = entries.flatMap((i) => names[i] ?? []);
  return [machine, ...(isLoaded ? calls.map((name) => machine.call(name, [UNIT], LIMITS)) : [])].map(reportText);
}

function reportText({ outcome, steps, output, errors }: Report): unknown {
  const number = newNumbering();
  const nothing = (): never => {
    throw new Error("something unknown in a run");
  };
  const reader = { name: (name: string) => nameText(number(name)), decided: nothing, term: nothing, function: nothing };
  return { ended: outcomeText(reader, outcome), steps, output, errors };
}

/** Without what text does not keep; names are numbered in the order of this walk. */
function comparable(program: WrittenProgram): unknown {
  const number = newNumbering();
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return number(value);
    if (value instanceof Map) return walk([...value]);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).filter(([name, field]) => !LOST.has(name) && !isNothing(field));
    return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, walk(field)]));
  };
  return walk(program);
}

/** Whether inputs may be an exception is for those who make inputs, and changes no run. */
const LOST: ReadonlySet<string> = new Set(["id", "at", "input"]);

function isNothing(field: unknown): boolean {
  return field === undefined || (Array.isArray(field) && field.length === 0);
}

describe("every stage", () => {
  const texts = readdirSync(join(FOLDER, "dump")).filter(isProgram);
  const stages = new Set(Object.values(PIPELINES).flatMap((all) => all.map(({ name }) => name)));
  for (const stage of stages) {
    for (const extension of Object.keys(LANGUAGES)) {
      test(`${stage} is printed for a program in .${extension}`, () => {
        const asked = texts.filter((name) => {
          const [first = ""] = readFileSync(join(FOLDER, "dump", name), "latin1").split("\n");
          return name.endsWith(`.${extension}`) && splitWords(first).join(" ").includes(`--dump ${stage}`);
        });
        expect(asked).not.toEqual([]);
      });
    }
  }
});
