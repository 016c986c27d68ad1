// Assignments from files in memory: what is filled in, which files are read, what each mistake is called.

import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { type Assignment, NO_TEST_SETTINGS, USUAL_SUITE } from "../../classroom/assignment.js";
import { LANGUAGES } from "../../languages.js";
import type { Diagnostic } from "../../report/diagnostic.js";
import { USUAL_BEHAVIOUR } from "../../subject/exercise.js";
import { NO_SUCH_FILE, type Reading } from "../read-source.js";
import { readAssignment } from "./assignment-file.js";

type Files = Readonly<Record<string, string>>;

const LOCKED = "locked.ml";

/** A path that others begin with is a folder. */
const reader =
  (files: Files) =>
  async (path: string): Promise<Reading> => {
    const text = files[posix.normalize(path)];
    const folder = Object.keys(files).some((name) => name.startsWith(posix.join(path, "/")));
    if (text !== undefined && !path.endsWith(LOCKED)) return { ok: true, source: { name: path, text } };
    const label = text !== undefined ? "permission denied" : folder ? "it is a directory" : NO_SUCH_FILE;
    const at = { file: path, start: 0, end: 0 };
    return { ok: false, error: { code: "E401", title: "Cannot read file", at, label, also: [], hint: undefined } };
  };

async function assignmentOf(path: string, files: Files): Promise<Assignment> {
  const reading = await readAssignment(path, { readSource: reader(files), languages: LANGUAGES });
  if (!reading.ok) throw new Error(reading.errors.map(({ title, label }) => `${title}: ${label}`).join("\n"));
  return reading.value;
}

async function errorsOf(path: string, files: Files): Promise<readonly Diagnostic[]> {
  const reading = await readAssignment(path, { readSource: reader(files), languages: LANGUAGES });
  if (reading.ok) throw new Error("it was read");
  return reading.errors;
}

const USUAL = { observe: undefined, given: [], ...USUAL_BEHAVIOUR };
const DEFAULTS = {
  prelude: undefined,
  functions: [],
  usual: USUAL,
  credit: "whole",
  budget: undefined,
  tests: [],
  suite: { ...USUAL_SUITE },
  partial: true,
  locale: undefined,
  reveal: "full",
  file: undefined,
  notices: [],
};

/** Where nothing says what exceptions are. */
const SAME = { ...USUAL_SUITE, exceptions: "same" };

test("a reference alone", async () => {
  const references = [{ name: "hw/sum.ml", text: "let f x = x" }];
  expect(await assignmentOf("hw/sum.ml", { "hw/sum.ml": "let f x = x" })).toEqual({
    ...DEFAULTS,
    name: "sum",
    references,
    suite: SAME,
  });
});

test("the smallest file", async () => {
  const files = { "hw/a.yaml": "reference: sum.ml", "hw/sum.ml": "let f x = x" };
  const references = [{ name: "hw/sum.ml", text: "let f x = x" }];
  expect(await assignmentOf("hw/a.yaml", files)).toEqual({ ...DEFAULTS, name: "a", references });
});

test("every field", async () => {
  const text = `
name: Été
references: [a.ml, ../b.ml]
functions:
  - f
  - {name: g, points: 2.5, credit: tests, exceptions: undefined, given: p, suite: {budget: auto, costs: {'match:é': 0}}}
  - {name: h, observe: 'o.ml:other', given: [p, 'o.ml:ok'], effects: same, printed: ignore}
prelude: lib/prelude.ml
observe: o.ml:view
given: o.ml:ok
exceptions: same
credit: inputs
budget: 1_000
file: hw1.ml
tests:
  - f "é"
  - {call: f 1, expect: 2, name: é, points: 1.5}
  - {call: f 0, raises: Failure "é"}
  - {call: f 2, any: [{expect: 1}, {raises: Exit}]}
suite:
  budget: 7
  costs: {call: 2, 'call:List.map': 0, size: 1}
  inputs: 3
  exceptions: undefined
  from: all
  minimize: true
  emit: alcotest
reveal: hint
`;
  const files = {
    "hw/a.yml": Buffer.from(text).toString("latin1"),
    "hw/a.ml": "A",
    "b.ml": "B",
    "hw/o.ml": "O",
    "hw/lib/prelude.ml": "P",
  };
  const o = { name: "hw/o.ml", text: "O" };
  const usual = {
    ...USUAL_BEHAVIOUR,
    observe: { source: o, function: "view" },
    given: [{ source: o, function: "ok", of: undefined }],
    exceptions: "same",
  };
  const e = "\u00c3\u00a9"; // é in bytes
  expect(await assignmentOf("hw/a.yml", files)).toEqual({
    name: "Été",
    references: [
      { name: "hw/a.ml", text: "A" },
      { name: "b.ml", text: "B" },
    ],
    functions: [
      { ...usual, name: "f", points: undefined, credit: "inputs", suite: NO_TEST_SETTINGS },
      {
        ...usual,
        name: "g",
        points: 2.5,
        credit: "tests",
        exceptions: "undefined",
        given: [{ source: undefined, function: "p", of: undefined }],
        suite: { ...NO_TEST_SETTINGS, budget: "auto", prices: [{ kind: "match", name: e, cost: 0 }] },
      },
      {
        ...usual,
        name: "h",
        points: undefined,
        credit: "inputs",
        observe: { source: o, function: "other" },
        given: [
          { source: undefined, function: "p", of: undefined },
          { source: o, function: "ok", of: undefined },
        ],
        effects: "same",
        printed: "ignore",
        suite: NO_TEST_SETTINGS,
      },
    ],
    prelude: { name: "hw/lib/prelude.ml", text: "P" },
    usual,
    credit: "inputs",
    budget: 1_000,
    file: "hw1.ml",
    tests: [
      { call: `f "${e}"`, name: undefined, right: [], points: undefined },
      { call: "f 1", name: e, right: [{ kind: "value", text: "2" }], points: 1.5 },
      { call: "f 0", name: undefined, right: [{ kind: "raised", text: `Failure "${e}"` }], points: undefined },
      {
        call: "f 2",
        name: undefined,
        right: [
          { kind: "value", text: "1" },
          { kind: "raised", text: "Exit" },
        ],
        points: undefined,
      },
    ],
    suite: {
      budget: 7,
      prices: [
        { kind: "call", name: undefined, cost: 2 },
        { kind: "call", name: "List.map", cost: 0 },
        { kind: "size", name: undefined, cost: 1 },
      ],
      inputs: 3,
      exceptions: "undefined",
      from: "all",
      minimize: true,
      emit: "alcotest",
    },
    partial: true,
    locale: undefined,
    reveal: "hint",
    notices: [],
  });
});

test("`from: both` of a suite is an older word for `from: all`", async () => {
  const text = "reference: a.ml\nsuite: {from: both}\n";
  const { suite } = await assignmentOf("hw/a.yaml", { "hw/a.yaml": text, "hw/a.ml": "" });
  expect(suite.from).toBe("all");
});

describe("its name", () => {
  const named = async (path: string, files: Files): Promise<string> => (await assignmentOf(path, files)).name;
  const cases: readonly (readonly [string, string])[] = [
    ["week3.yaml", "week3"],
    ["hw/week3.json", "week3"],
    ["hw/assignment.yaml", "hw"],
    ["assignment.yaml", "sum"],
    ["./assignment.yaml", "sum"],
    ["../assignment.yaml", "sum"],
  ];
  for (const [path, name] of cases) {
    test(`${path}: ${name}`, async () => {
      const sum = posix.join(posix.dirname(path), "sum.ml");
      expect(await named(path, { [posix.normalize(path)]: '{"reference": "sum.ml"}', [sum]: "" })).toBe(name);
    });
  }
});

describe("a folder", () => {
  test("with an assignment", async () => {
    const files = { "hw/assignment.yaml": "reference: x.ml", "hw/x.ml": "X", "hw/solution.ml": "S" };
    expect(await assignmentOf("hw/", files)).toMatchObject({ name: "hw", references: [{ name: "hw/x.ml" }] });
  });

  test("with a solution in Scala", async () => {
    const solution = { "hw/solution.scala": "S" };
    expect(await assignmentOf("hw", solution)).toMatchObject({
      name: "hw",
      references: [{ name: "hw/solution.scala" }],
    });
    expect(await assignmentOf("hw/solution.scala", solution)).toMatchObject({ name: "solution", functions: [] });
  });

  test("with an exercise of Learn-OCaml", async () => {
    const files = {
      "ex/prelude.ml": "type t = A",
      "ex/prepare.ml": "let hidden = A",
      "ex/solution.ml": "let helper x = x\nlet rec g x =\n  let f = 1 in f\nand h = function A -> 1\nlet seven = 7\n",
      "ex/template.ml": 'let h x =\n  "Replace this."\nlet rec g x = "this"\nlet seven = 0\n',
      "ex/test.ml": "open Test_lib",
      "ex/meta.json": "{}",
    };
    expect(await assignmentOf("ex", files)).toEqual({
      ...DEFAULTS,
      name: "ex",
      references: [{ name: "ex/solution.ml", text: files["ex/solution.ml"] }],
      suite: SAME,
      prelude: { name: "ex/prelude.ml and prepare.ml", text: "type t = A\nlet hidden = A" },
      functions: [
        { ...USUAL, name: "g", points: 1, credit: "whole", suite: NO_TEST_SETTINGS },
        { ...USUAL, name: "h", points: 1, credit: "whole", suite: NO_TEST_SETTINGS },
      ],
    });
    const titled = { ...files, "ex/meta.json": '{"learnocaml_version": "2", "title": "Lists in summer", "stars": 2}' };
    expect(await assignmentOf("ex", titled)).toMatchObject({ name: "Lists in summer" });
    for (const meta of ["null", "[", '{"title": 3}', '{"title": " "}'])
      expect(await assignmentOf("ex", { ...files, "ex/meta.json": meta })).toMatchObject({ name: "ex" });
    const { "ex/prelude.ml": _, "ex/template.ml": __, ...fewer } = files;
    expect(await assignmentOf("ex", fewer)).toMatchObject({ prelude: { name: "ex/prepare.ml" }, functions: [] });
  });

  test("with an exercise of Learn-OCaml whose own grader names what it asks for", async () => {
    const test = `open Test_lib
      (* test_function_1_against_solution [%ty : int -> int] "in_a_comment" [] *)
      let a = test_function_1_against_solution [%ty : int -> int] "double" ~gen:0 [ 1 ]
      let b () = (test_function_2 ([%ty: int list -> int -> int option]) "find" [ ([], 1, None, "", "") ])
      let c = test_function (arg_ty [%ty: int] @@ last_ty [%ty: int] [%ty: unit]) (lookup_student [%funty: int -> unit] "show") []
      let d = test_variable [%ty : (int * string) list] "table" [ (1, "double") ]
      let e = test_function_1_against_solution [%ty : int -> int] "double" [ 2 ]
      let f = test_function_1 [%ty : int -> int] "elsewhere" [] @ check "helper"`;
    const solution = `let helper x = x\nlet show n = ()\nlet double n = n + n\nlet find l x = None\nlet table = []\n`;
    const files = { "ex/solution.ml": solution, "ex/test.ml": test, "ex/template.ml": "let helper x = x\n" };
    const { functions } = (await assignmentOf("ex", files)) as { functions: readonly { name: string }[] };
    expect(functions.map(({ name }) => name)).toEqual(["double", "find", "show", "table"]);
    expect(await assignmentOf("ex", { ...files, "ex/title.txt": "Old titles\n" })).toMatchObject({
      name: "Old titles",
    });
  });

  test("with neither", async () => {
    expect(await errorsOf("hw", { "hw/x.ml": "" })).toMatchObject([{ code: "E404", title: "No assignment" }]);
  });

  test("that is none", async () => {
    expect(await errorsOf("hw", {})).toMatchObject([{ code: "E401", label: NO_SUCH_FILE, at: { file: "hw" } }]);
    expect(await errorsOf("hw.txt", { "hw.txt": "" })).toMatchObject([{ code: "E404", title: "No assignment" }]);
  });
});

describe("files that cannot be read", () => {
  test("are told of where they are named", async () => {
    const text = "references: [none.ml, locked.ml]\ngiven: gone.ml:p\n";
    const errors = await errorsOf("hw/a.yaml", { "hw/a.yaml": text, "hw/locked.ml": "" });
    expect(errors.map(({ code, at, label }) => [code, at.file, text.slice(at.start, at.end), label]).sort()).toEqual([
      ["E401", "hw/a.yaml", "gone.ml:p", "hw/gone.ml: there is no such file"],
      ["E401", "hw/a.yaml", "locked.ml", "hw/locked.ml: permission denied"],
      ["E401", "hw/a.yaml", "none.ml", "hw/none.ml: there is no such file"],
    ]);
  });

  test("the assignment, or a part of an exercise, itself", async () => {
    expect(await errorsOf("a.yaml", {})).toMatchObject([{ code: "E401", at: { file: "a.yaml" } }]);
    expect(await errorsOf("locked.ml", { "locked.ml": "" })).toMatchObject([{ label: "permission denied" }]);
  });
});

describe("mistakes", () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ["exeptions: same", "exeptions", "there is no field `exeptions`", "did you mean `exceptions`?"],
    ["function: [f]", "function", "there is no field `function`", "did you mean `functions`?"],
    ["zebra: 1", "zebra", "there is no field `zebra`", "the fields here are name, reference, "],
    ["functions: [{name: f, pionts: 2}]", "pionts", "no field `pionts`", "`points`"],
    ["tests: [{cal: f 1}]", "cal", "no field `cal`", "`call`"],
    ["reveal: Full", "Full", "`reveal` is one of full, input, hint, verdict", "did you mean `full`?"],
    ["exceptions: 1", "1", "`exceptions` is one of undefined, same", ""],
    ["effects: all", "all", "`effects` is one of ignore, same", ""],
    ["printed: never", "never", "`printed` is one of reference, same, ignore", ""],
    ["given: []", "[]", "`given` takes a list, as in [is_sorted, is_positive]", ""],
    ["prelude:", "", "`prelude` takes the name of a file, as in solution.ml: it has no value", ""],
    ["observe: view", "view", "`observe` takes FILE.ml:function", ""],
    ["budget: 0", "0", "`budget` takes a whole number, at least 1", ""],
    ["functions: [{name: f, points: two}]", "two", "`points` takes a number, at least 0", ""],
    ["functions: f", "f", "`functions` takes a list, as in [sum, maximum]", ""],
    ["functions: [f, g, f]", "f", "it is in the list already", ""],
    ["tests: [{call: f 1, expect: [1; 2]}]", "[1; 2]", "takes an expression", "expect: '[1; 2]'"],
    ["tests:\n- call: f 1\n  expect: ['a']", "['a']", "takes an expression", "expect: '[''a'']'"],
    ["tests: [{call: f 1, expect: 1, raises: E}]", "E", "`expect` or `raises`, not both", ""],
    ["tests: [{call: f 1, any: [{expect: 1}], expect: 2}]", "2", "`any` or `expect`, not both", ""],
    ["tests: [{call: f 1, any: 1}]", "1", "`any` takes a list, as in [{expect: 1}, {raises: Not_found}]", ""],
    ["tests: [{call: f 1, any: [1]}]", "1", "each {expect: ...} or {raises: ...}", ""],
    ["tests: [{call: f 1, any: [{expect: 1, raises: E}]}]", "{expect: 1, raises: E}", "each {expect: ...} or", ""],
    ["tests: [{expect: 1}]", "{expect: 1}", "a test has a `call`", ""],
    ["suite: 7", "7", "`suite` takes fields, as in {budget: 7, emit: ounit2}", ""],
    ["suite: {budgets: 7}", "budgets", "there is no field `budgets`", "did you mean `budget`?"],
    ["suite: {budget: some}", "some", "`budget` of a suite takes auto, or what a path may cost", ""],
    ["suite: {costs: {cal: 1}}", "cal", "there is no cost called `cal`", "did you mean `call`?"],
    ["suite: {costs: {'cal:f': 1}}", "'cal:f'", "there is no cost", "did you mean `call:f`?"],
    ["suite: {costs: {'size:f': 1}}", "'size:f'", "there is no cost", "match:CONSTRUCTOR, branch and size"],
    ["suite: {costs: {call: 1, call: 2}}", "call", "`call` has a value already", "remove one"],
    ["suite: {costs: {call: -1}}", "-1", "`call` takes a whole number, at least 0", ""],
    ["suite: {costs: 7}", "7", "`costs` takes what things cost, as in {call: 1,", ""],
    ["suite: {from: every}", "every", "`from` is one of reference, self, all", ""],
    ["suite: {emit: ounit}", "ounit", "`emit` is one of ocaml, ounit2", "did you mean `ounit2`?"],
    ["functions: [{name: f, suite: {emit: yaml}}]", "emit", "there is no field `emit`", "budget, costs, inputs"],
    ["references: [b.ml]", "[b.ml]", "there is a `reference` too", ""],
  ];
  for (const [line, place, label, hint] of cases) {
    test(line, async () => {
      const text = `reference: a.ml\n${line}\n`;
      const [error] = await errorsOf("a.yaml", { "a.yaml": text, "a.ml": "", "b.ml": "" });
      if (error === undefined) throw new Error("no error");
      expect(text.slice(error.at.start, error.at.end)).toBe(place);
      expect(error.label).toContain(label);
      expect(error.hint ?? "").toContain(hint);
      expect(error.code).toBe("E404");
    });
  }

  test("all at once", async () => {
    const errors = await errorsOf("a.yaml", { "a.yaml": "name: x\nname: y\nreveal: no\nbudget: -1\nfoo: 1" });
    expect(errors.map(({ title }) => title).sort()).toEqual([
      "Bad value",
      "Bad value",
      "Field given twice",
      "Missing field",
      "Unknown field",
    ]);
  });

  test("a field given twice shows both places", async () => {
    const [error] = await errorsOf("a.yaml", { "a.yaml": "reference: a.ml\nname: x\nname: y" });
    expect(error).toMatchObject({ at: { start: 24, end: 28 }, also: [{ at: { start: 16, end: 20 } }] });
  });
});
