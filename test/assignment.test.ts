// Assignments as teachers meet them: the schema says what the reader does, the manual names every field, errors look
// as they should, the example is one, and what `elenchus init` writes can be read.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ASSIGNMENT_FIELDS, FUNCTION_FIELDS, readFields, TEST_FIELDS } from "../src/cli/grade/assignment-fields.js";
import { readAssignment } from "../src/cli/grade/assignment-file.js";
import { SUITE_FIELDS, TEST_SETTINGS_FIELDS } from "../src/cli/grade/suite-fields.js";
import { readYaml } from "../src/cli/grade/yaml-tree.js";
import { readSource } from "../src/cli/read-source.js";
import { suiteForms } from "../src/language/row.js";
import { LANGUAGES } from "../src/languages.js";
import { renderDiagnostics } from "../src/report/render.js";
import { ENGLISH } from "../src/report/words/english.js";
import { ask, type Printed, sharedSession } from "./harness.js";
import { isValid } from "./json-schema.js";

const WORLD = { readSource, languages: LANGUAGES };

type Schema = {
  readonly properties: {
    readonly suite: { readonly properties: { readonly emit: { readonly enum: readonly string[] } } };
  };
  readonly $defs: Readonly<Record<string, { readonly properties: object }>>;
};

const schema: Schema = JSON.parse(readFileSync("docs/assignment.schema.json", "utf8"));
const folder = mkdtempSync(join(tmpdir(), "elenchus-assignment-"));
const session = sharedSession();
afterAll(() => rmSync(folder, { recursive: true }));

function isRead(text: string): boolean {
  const source = { name: "assignment.yaml", text: Buffer.from(text).toString("latin1") };
  const tree = readYaml(source);
  return tree.ok && readFields(source, tree.value, suiteForms(LANGUAGES)).ok;
}

describe("the schema and the reader know the same fields", () => {
  const fields: readonly (readonly [string, readonly string[], object | undefined])[] = [
    ["an assignment", ASSIGNMENT_FIELDS, schema.properties],
    ["a function", FUNCTION_FIELDS, schema.$defs.function?.properties],
    ["a test", TEST_FIELDS, schema.$defs.test?.properties],
    ["suites", SUITE_FIELDS, schema.properties.suite.properties],
    ["suites of a function", TEST_SETTINGS_FIELDS, schema.$defs.testSettings?.properties],
  ];
  for (const [what, known, properties] of fields) {
    test(what, () => expect(Object.keys(properties ?? {}).sort()).toEqual([...known].sort()));
  }

  test("what suites are written as", () => {
    expect(schema.properties.suite.properties.emit.enum).toEqual(suiteForms(LANGUAGES));
  });

  test("and the manual describes them", () => {
    const manual = readFileSync("docs/assignment.md", "utf8");
    const known = [...ASSIGNMENT_FIELDS, ...FUNCTION_FIELDS, ...TEST_FIELDS, ...SUITE_FIELDS];
    expect(known.filter((field) => !new RegExp(`^\\|.*\`${field}\`.*\\|`, "m").test(manual))).toEqual([]);
  });
});

const GOOD = [
  "reference: a.ml",
  "references: [a.ml, b.ml]",
  '{"reference": "a.ml", "functions": ["f", {"name": "g", "points": 2}]}',
  "{reference: a.ml, name: 2024}",
  "{reference: a.ml, functions: [f, {name: g}, {name: h, points: 0.5, given: p, observe: 'o.ml:v', exceptions: same}]}",
  "{reference: a.ml, given: 'o.ml:p', observe: 'sub/o.ml:v', exceptions: undefined, prelude: p.ml, file: hw1.ml}",
  "{reference: a.ml, given: [p, 'o.ml:q'], effects: same, printed: ignore, functions: [{name: f, effects: ignore, printed: same}]}",
  "{reference: a.ml, budget: 1000}",
  "{reference: a.ml, budget: 1_000_000}",
  "{reference: a.ml, budget: 1e6}",
  "reference: a.ml\ntests:\n  - f 1\n  - 12\n  - {call: f 2, expect: 3, name: three}\n  - {call: f 0, raises: Not_found}\n",
  "reference: a.ml\ntests:\n  - {call: 'f []', expect: true}\n  - call: |\n      f\n        1\n    expect: '\"x\"'\n",
  "{reference: a.ml, tests: [{call: f 1, any: [{expect: 1}, {raises: Not_found}]}]}",
  "{reference: a.ml, credit: inputs, functions: [f, {name: g, points: 4, credit: tests}, {name: h, credit: repair}]}",
  "{reference: a.ml, credit: whole, tests: [{call: f 1, points: 0.5}, {call: f 2, expect: 3, points: 2}]}",
  "{reference: a.ml, reveal: verdict}",
  "{reference: a.ml, suite: {budget: 7, inputs: 3, exceptions: same, from: all, minimize: true, emit: ounit2}}",
  "{reference: a.ml, suite: {budget: auto, costs: {call: 0, 'call:find': 2, 'match:AddC': 1, match: 0, branch: 1, size: 1}}}",
  "{reference: a.ml, suite: {minimize: false, costs: {}}}",
  "{reference: a.ml, functions: [{name: f, suite: {budget: 3, costs: {'call:List.map': 0}, inputs: 1, exceptions: undefined}}]}",
  "{reference: a.ml, suite: {}}",
];

const BAD = [
  "name: x",
  "[a.ml]",
  "a.ml",
  "",
  "{reference: a.ml, references: [b.ml]}",
  "references: []",
  "references: a.ml",
  "references: [a.ml, a.ml]",
  "reference: [a.ml]",
  "reference: 3",
  "reference: ''",
  "reference:",
  "{reference: a.ml, extra: 1}",
  "{reference: a.ml, name: [x]}",
  "{reference: a.ml, prelude: true}",
  "{reference: a.ml, functions: f}",
  "{reference: a.ml, functions: []}",
  "{reference: a.ml, functions: [1]}",
  "{reference: a.ml, functions: [f g]}",
  "{reference: a.ml, functions: [[f]]}",
  "{reference: a.ml, functions: [{points: 1}]}",
  "{reference: a.ml, functions: [{name: f, points: -1}]}",
  "{reference: a.ml, functions: [{name: f, points: '1'}]}",
  "{reference: a.ml, functions: [{name: f, point: 1}]}",
  "{reference: a.ml, given: a b}",
  "{reference: a.ml, given: 'p.ml:'}",
  "{reference: a.ml, observe: view}",
  "{reference: a.ml, observe: ':view'}",
  "{reference: a.ml, exceptions: never}",
  "{reference: a.ml, effects: never}",
  "{reference: a.ml, printed: never}",
  "{reference: a.ml, given: []}",
  "{reference: a.ml, given: [p, [q]]}",
  "{reference: a.ml, budget: 0}",
  "{reference: a.ml, budget: -5}",
  "{reference: a.ml, budget: 1.5}",
  "{reference: a.ml, budget: many}",
  "{reference: a.ml, tests: f 1}",
  "{reference: a.ml, tests: []}",
  "{reference: a.ml, tests: [[1]]}",
  "{reference: a.ml, tests: [{expect: 1}]}",
  "{reference: a.ml, tests: [{call: f 1, expect: [1]}]}",
  "{reference: a.ml, tests: [{call: f 1, expect: 1, raises: E}]}",
  "{reference: a.ml, tests: [{call: ' '}]}",
  "{reference: a.ml, tests: [{call: f 1, any: []}]}",
  "{reference: a.ml, tests: [{call: f 1, any: [1]}]}",
  "{reference: a.ml, tests: [{call: f 1, any: [{}]}]}",
  "{reference: a.ml, tests: [{call: f 1, any: [{expect: 1, raises: E}]}]}",
  "{reference: a.ml, tests: [{call: f 1, expect: 1, any: [{expect: 1}]}]}",
  "{reference: a.ml, tests: [{call: f 1, raises: E, any: [{expect: 1}]}]}",
  "{reference: a.ml, credit: some}",
  "{reference: a.ml, functions: [{name: f, credit: 3}]}",
  "{reference: a.ml, tests: [{call: f 1, points: -1}]}",
  "{reference: a.ml, tests: [{call: f 1, points: much}]}",
  "{reference: a.ml, reveal: all}",
  "{reference: a.ml, suite: 7}",
  "{reference: a.ml, suite: [budget]}",
  "{reference: a.ml, suite: {budget: 0}}",
  "{reference: a.ml, suite: {budget: -1}}",
  "{reference: a.ml, suite: {budget: automatic}}",
  "{reference: a.ml, suite: {budget: 1.5}}",
  "{reference: a.ml, suite: {budgets: 1}}",
  "{reference: a.ml, suite: {costs: 1}}",
  "{reference: a.ml, suite: {costs: [call]}}",
  "{reference: a.ml, suite: {costs: {call: -1}}}",
  "{reference: a.ml, suite: {costs: {call: cheap}}}",
  "{reference: a.ml, suite: {costs: {calls: 1}}}",
  "{reference: a.ml, suite: {costs: {'size:x': 1}}}",
  "{reference: a.ml, suite: {costs: {'call:': 1}}}",
  "{reference: a.ml, suite: {inputs: 0}}",
  "{reference: a.ml, suite: {exceptions: never}}",
  "{reference: a.ml, suite: {from: everybody}}",
  "{reference: a.ml, suite: {minimize: perhaps}}",
  "{reference: a.ml, suite: {emit: junit}}",
  "{reference: a.ml, functions: [{name: f, suite: {from: all}}]}",
  "{reference: a.ml, functions: [{name: f, suite: 3}]}",
];

/** Only the reader can tell. */
const BAD_BEYOND_THE_SCHEMA = [
  "{reference: a.ml, functions: [f, {name: f}]}",
  "{reference: a.ml, budget: 10000000000000000000000}",
];

describe("the schema and the reader agree", () => {
  const inSchema = (text: string): boolean => isValid(schema, parse(text));
  for (const text of GOOD) test(`good: ${text}`, () => expect([isRead(text), inSchema(text)]).toEqual([true, true]));
  for (const text of BAD) test(`bad: ${text}`, () => expect([isRead(text), inSchema(text)]).toEqual([false, false]));
  for (const text of BAD_BEYOND_THE_SCHEMA) {
    test(`the reader is stricter: ${text}`, () => expect([isRead(text), inSchema(text)]).toEqual([false, true]));
  }
});

describe("errors", () => {
  const errorsOf = async (text: string): Promise<string> => {
    const path = join(folder, "assignment.yaml");
    writeFileSync(path, text);
    const reading = await readAssignment(path, WORLD);
    if (reading.ok) throw new Error("it was read");
    return renderDiagnostics(ENGLISH, reading.errors, reading.sources, { width: 80, colour: false }).replaceAll(
      `${folder}/`,
      "",
    );
  };

  test("in a field", async () => {
    const errors = await errorsOf("refrence: sum.ml\nreveal: hints\n");
    expect(errors.startsWith("E404  Missing field")).toBe(true);
    expect(errors).toMatch(/assignment\.yaml:1:1\n {2}1 \| refrence: sum\.ml\n[^\n]*\^ there is no `reference`\n/);
    expect(errors).toMatch(/E404 {2}Unknown field.*assignment\.yaml:1:1\n[^E]*Hint: did you mean `reference`\?\n/s);
    expect(errors).toMatch(
      /E404 {2}Bad value.*:2:9\n[^E]*`reveal` is one of full, input, hint, verdict\nHint: .*`hint`/s,
    );
  });

  test("in the text", async () => {
    const errors = await errorsOf("reference: sum.ml\ntests:\n\t- sum [1]\n");
    expect(errors.startsWith("E403  Not YAML")).toBe(true);
    expect(errors).toMatch(/assignment\.yaml:3:1\n/);
    expect(errors).toContain("Hint: indent with spaces.");
  });

  test("in a file that it names", async () => {
    const errors = await errorsOf("prelude: none.ml\nreference: .\n");
    expect(errors.match(/^E401 {2}Cannot read file .*$/gm)).toEqual([
      expect.stringMatching(/assignment\.yaml:1:10$/),
      expect.stringMatching(/assignment\.yaml:2:12$/),
    ]);
    expect(errors).toContain(" none.ml: there is no such file\n");
    expect(errors).toContain(": it is a directory\n");
  });
});

test("the example is one", async () => {
  const reading = await readAssignment("examples/class", WORLD);
  expect(reading).toMatchObject({
    ok: true,
    value: { name: "Lists, week 3", functions: [{ name: "maximum" }, { name: "compress" }], reveal: "input" },
  });
});

describe("what init writes", () => {
  const at = (name: string): string => join(folder, name);
  const init = (...args: string[]): Promise<Printed> => ask(session, "/", ["init", ...args]);
  const PROGRAM = "let pi = 3.14\nlet rec sum' = function [] -> 0 | x :: l -> x + sum' l\nlet ( +! ) a b = a + b\n";
  writeFileSync(at("sums.ml"), PROGRAM);

  test("is an assignment, beside the reference", async () => {
    const { stdout, stderr, code } = await init(at("sums.ml"), "--force");
    expect(stdout).toContain("assignment.yaml: 2 functions, one point each.");
    expect([stderr, code]).toEqual(["", 0]);
    const reading = await readAssignment(at("assignment.yaml"), WORLD);
    expect(reading).toMatchObject({
      ok: true,
      value: {
        name: basename(folder),
        references: [{ name: at("sums.ml"), text: PROGRAM }],
        functions: [
          { name: "sum'", points: 1 },
          { name: "+!", points: 1 },
        ],
        tests: [],
        partial: true,
        locale: undefined,
        reveal: "full",
      },
    });
  });

  test("mentions every field, and each is right when its # is removed", async () => {
    const { stdout } = await init(at("sums.ml"), "--output", "-");
    const fields = [...stdout.matchAll(/^#([a-z]+):.*\n(?:# {2}.*\n)*/gm)];
    const used = [...stdout.matchAll(/^([a-z]+):/gm)];
    expect([...fields, ...used].map(([, field]) => field).sort()).toEqual([...ASSIGNMENT_FIELDS].sort());
    for (const [block, field] of fields) {
      const changed = stdout.replace(block, block.replaceAll(/^#/gm, ""));
      expect(isRead(field === "references" ? changed.replace(/^reference:.*\n/m, "") : changed), block).toBe(true);
    }
  });

  test("is what the help shows", () => {
    const elsewhere = mkdtempSync(join(folder, "help-"));
    const elenchus = (...args: string[]) =>
      spawnSync(process.execPath, [resolve("dist/elenchus.js"), ...args], { cwd: elsewhere, encoding: "utf8" });
    const help = elenchus("init", "--help").stdout;
    const [, program = "", command = "", answer = ""] =
      /^example: with\n {2}(.*)\nin sum\.ml,\n {2}\$ elenchus (.*)\n {2}(.*\n)/m.exec(help) ?? [];
    writeFileSync(join(elsewhere, "sum.ml"), program);
    expect(elenchus(...command.split(" "))).toMatchObject({ stdout: answer, stderr: "", status: 0 });
    expect(readFileSync(join(elsewhere, "assignment.yaml"), "utf8")).toContain("\nreference: sum.ml\n");
  });

  test("keeps what is there unless told otherwise", async () => {
    writeFileSync(at("kept.yaml"), "mine");
    const { stderr, code } = await init(at("sums.ml"), "--output", at("kept.yaml"));
    expect(stderr).toContain("already exists; --force replaces it");
    expect([code, readFileSync(at("kept.yaml"), "utf8")]).toEqual([2, "mine"]);
    expect(await init(at("sums.ml"), "--output", at("kept.yaml"), "--force")).toMatchObject({ code: 0 });
    expect(readFileSync(at("kept.yaml"), "utf8")).toContain("reference: sums.ml\n");
  });

  test("is nothing for what cannot be graded", async () => {
    writeFileSync(at("wrong.ml"), "let f x = x + true\n");
    writeFileSync(at("no-function.ml"), "let x = 1\n");
    const nowhere = join(folder, "none", "assignment.yaml");
    expect(await init(at("wrong.ml"), "--output", at("never.yaml"))).toMatchObject({ code: 1 });
    expect(await init(at("no-function.ml"), "--output", at("never.yaml"))).toMatchObject({ code: 1 });
    expect(await init(at("none.ml"), "--output", at("never.yaml"))).toMatchObject({ code: 2 });
    expect(await init(at("sums.ml"), "--output", nowhere)).toMatchObject({ code: 2 });
    expect(() => readFileSync(at("never.yaml"))).toThrow();
  });
});
