// Emitted suites are programs: the real compiler takes them, the reference passes them, a wrong submission fails.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, sharedSession, withoutTimes } from "../harness.js";
import { remembering } from "../remembering.js";
import { learnOcaml } from "./learn-ocaml.js";
import { emittedPrograms } from "./run-ocaml.js";

const REFERENCE = `type tree = Leaf | Node of tree * int * tree
exception Twice of int
let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) ->
      if x < y then Node (insert x l, y, r)
      else if x > y then Node (l, y, insert x r)
      else raise (Twice x)
let rec to_list = function Leaf -> [] | Node (l, x, r) -> to_list l @ (x :: to_list r)
let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest
let greeting name = if name = "" then invalid_arg "greeting" else "Hello, " ^ name ^ "!"
let half n = if n mod 2 = 0 then Ok (n / 2) else Error "odd"
let apply_all fs x = List.map (fun f -> f x) fs
let classify (a : int) b = if a < b then (a, "less") else if a = b then (b, "same") else (b, "more")
`;
const WRONG = REFERENCE.replace("insert x l, y, r", "insert x r, y, l").replace(
  "Some x | _ :: rest -> last rest",
  "Some x | x :: _ -> Some x",
);

const SPAN = `module Span : sig type t = private { low : int; high : int } val make : int -> int -> t end = struct
  type t = { low : int; high : int }
  let make low high = if low > high then invalid_arg "make" else { low; high }
end
let width (s : Span.t) = s.Span.high - s.Span.low
`;

const session = remembering(sharedSession()); // the same suite in many forms
const real = emittedPrograms();
const { passes } = real;
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "suite-"));
  writeFileSync(join(folder, "work.ml"), REFERENCE);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A fixed budget: to find the one that is worth it takes longer. */
async function emitted(format: string, ...rest: readonly string[]): Promise<string> {
  const { stdout, code } = await ask(session, folder, ["suite", "work.ml", "--budget", "3", "--emit", format, ...rest]);
  expect(code).toBe(0);
  return stdout;
}

/** A suite that opens the module of a program, in one file with it. */
function together(program: string, suite: string): string {
  return `module Work = struct\n${program}\nend\n${suite}`;
}

describe("emitted suites, compiled by the real OCaml", () => {
  test("asserts", async () => {
    const asserts = await emitted("ocaml");
    expect(asserts).toContain("let () = assert (last [] = None)");
    expect(passes(`${REFERENCE}\n${asserts}`)).toBe(true);
    expect(passes(`${WRONG}\n${asserts}`)).toBe(false);
  });

  test("values of private types are made by their module, and are not put together to compare with", async () => {
    writeFileSync(join(folder, "span.ml"), SPAN);
    const { stdout, stderr } = await ask(session, folder, ["suite", "span.ml"]);
    expect(stdout).toContain("(Span.make");
    expect(stderr).toMatch(/tests? (is|are) left out/);
    expect(passes(`${SPAN}\n${stdout}`)).toBe(true);
    expect(passes(`${SPAN.replace("high - s", "low - s")}\n${stdout}`)).toBe(false);
  });

  test("a minimised suite still tells a wrong program", async () => {
    const [all, few] = [await emitted("ocaml"), await emitted("ocaml", "--minimize")];
    expect(few.length).toBeLessThan(all.length);
    expect(passes(`${REFERENCE}\n${few}`)).toBe(true);
    expect(passes(`${WRONG}\n${few}`)).toBe(false);
  });

  test.each(["ounit2", "alcotest"])("%s", async (framework) => {
    const suite = await emitted(framework);
    expect(passes(together(REFERENCE, suite), [framework])).toBe(true);
    expect(passes(together(WRONG, suite), [framework])).toBe(false);
  });

  test("YAML is an assignment that grade reads", async () => {
    writeFileSync(join(folder, "tests.yaml"), Buffer.from(await emitted("yaml", "--function", "last"), "latin1"));
    writeFileSync(join(folder, "ann.ml"), REFERENCE);
    writeFileSync(join(folder, "ben.ml"), WRONG);
    const files = ["tests.yaml", "ann.ml", "ben.ml", "grades"].map((name) => join(folder, name));
    const { stdout } = await ask(session, "/", [
      "grade",
      ...files.slice(0, 3),
      "--json",
      "--output",
      ...files.slice(3),
    ]);
    const results = JSON.parse(stdout) as { readonly notices: readonly unknown[] };
    expect(results.notices).toEqual([]);
    expect(stdout).toContain("one element");
  });
});

/** Types are given to both: they must be the same. */
const PRELUDE = "type tree = Leaf | Node of tree * int * tree\nexception Twice of int";
const withoutPrelude = (program: string): string => program.split("\n").slice(2).join("\n");

test("Learn-OCaml: types without variables, and the inputs; the solution is the judge", async () => {
  const text = await emitted("learn-ocaml");
  expect(text).toContain('[%ty : int list -> int option] "last" ~gen:0');
  expect(text).toContain("test_function_2_against_solution");
  expect(text).toContain("[ exercise_1; exercise_2;");
  const [right, wrong] = [REFERENCE, WRONG].map(withoutPrelude) as [string, string];
  expect(passes(learnOcaml({ prelude: PRELUDE, solution: right, student: right, tests: text }))).toBe(true);
  expect(passes(learnOcaml({ prelude: PRELUDE, solution: right, student: wrong, tests: text }))).toBe(false);
});

test("an exercise folder of Learn-OCaml: what students are given, a solution that passes, and a template that does not", async () => {
  const exercise = join(folder, "exercise");
  const args = ["suite", "work.ml", "--budget", "3", "--minimize", "--emit", "learn-ocaml", "--output", `${exercise}/`];
  const { stdout, code } = await ask(session, folder, args);
  expect(code).toBe(0);
  expect(stdout).toContain(`Wrote ${join(exercise, "test.ml")}.`);
  const text = (name: string): string => readFileSync(join(exercise, name), "utf8");
  expect(text("prelude.ml")).toBe(`${PRELUDE}\n`);
  expect(`${text("prelude.ml")}${text("solution.ml")}`).toBe(REFERENCE);
  expect(JSON.parse(text("meta.json"))).toEqual({ learnocaml_version: "2", kind: "exercise", stars: 1, title: "work" });
  expect(text("descr.md")).toContain("- `insert : int -> tree -> tree`");
  const graded = (student: string): boolean =>
    passes(learnOcaml({ prelude: PRELUDE, solution: text("solution.ml"), student, tests: text("test.ml") }));
  expect(graded(text("solution.ml"))).toBe(true);
  expect(graded(withoutPrelude(WRONG))).toBe(false);
  expect(graded(text("template.ml"))).toBe(false);
  const again = await ask(session, folder, args);
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("already exists: name another folder")]);
});

test("an exercise folder holds no test of a type that only the solution has", async () => {
  writeFileSync(join(folder, "late.ml"), "let id x = x\ntype t = A | B\nlet flip = function A -> B | B -> A\n");
  const output = join(folder, "late");
  const args = ["suite", "late.ml", "--budget", "2", "--emit", "learn-ocaml", "--output", `${output}/`];
  const { stdout } = await ask(session, folder, args);
  expect(stdout).toContain("2 tests are left out: Learn-OCaml cannot mention the types of the solution");
  expect(readFileSync(join(output, "test.ml"), "utf8")).not.toContain("flip");
  expect(readFileSync(join(output, "template.ml"), "utf8")).not.toContain("flip");
});

test("what Learn-OCaml cannot hold is left out and counted", async () => {
  writeFileSync(join(folder, "five.ml"), "let f a b c d e = a + b + c + d + e\n");
  const { stdout, stderr } = await ask(session, folder, ["suite", "five.ml", "--emit", "learn-ocaml", "--minimize"]);
  expect(stdout).not.toContain('"f"');
  expect(stderr).toContain("left out: Learn-OCaml tests functions of up to four arguments.");
});

test("JSON has what every test is good for", async () => {
  const json = JSON.parse(await emitted("json", "--function", "classify")) as {
    readonly tests: readonly { readonly call: string; readonly branches: readonly number[]; readonly name: string }[];
  };
  expect(json.tests.some(({ name }) => name.includes("a < b"))).toBe(true);
  expect(new Set(json.tests.flatMap(({ branches }) => branches)).size).toBe(4);
});

test("the same suite, byte for byte", async () => {
  const again = async (): Promise<string> =>
    (await ask(sharedSession(), folder, ["suite", "work.ml", "--emit", "json", "--budget", "3"])).stdout;
  const text = withoutTimes(await again());
  expect(withoutTimes(await again())).toBe(text);
  expect(text).toContain('"tests"');
  expect(readFileSync(join(folder, "work.ml"), "utf8")).toBe(REFERENCE);
});

test("the installed OCaml says the same of all of them", () => {
  expect(real.today()).toEqual(real.recorded());
});
