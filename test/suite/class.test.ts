// Suites for an assignment and a class: what the assignment says, several references, and many submissions.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parseScala } from "../../src/frontend/scala/parse/parse.js";
import { ask, ownPool, type Printed, sharedSession, withoutTimes } from "../harness.js";
import { remembering } from "../remembering.js";
import { sweep } from "../sweep.js";
import { emittedPrograms } from "./run-ocaml.js";
import { SEVERAL_REFERENCES } from "./scala-suites.js";

const session = remembering(sharedSession()); // the same suite in many forms
const real = emittedPrograms();
const { passes } = real;
const folder = mkdtempSync(join(tmpdir(), "suite-class-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  }
}

function at(name: string): string {
  return join(folder, name);
}

/** Every word that names a file of the folder is a path. */
function withPaths(words: readonly string[]): readonly string[] {
  const isFile = (word: string): boolean => /^\w.*(\.ml|\.scala|\.yaml|\.ml:\w+|\/)$/.test(word);
  return words.map((word) => (isFile(word) ? at(word) : word));
}

function suite(...args: readonly string[]): Promise<Printed> {
  return ask(session, "/", ["suite", ...withPaths(args)]);
}

/** With processes of its own, and nothing remembered. */
function suiteAnew(...args: readonly string[]): Promise<Printed> {
  return ask(sharedSession(), "/", ["suite", ...withPaths(args)], { openPool: ownPool });
}

type Test = {
  readonly function: string;
  readonly call: string;
  readonly expect?: string;
  readonly raises?: string;
  readonly or?: readonly { readonly expect?: string; readonly raises?: string }[];
  readonly fails: readonly string[];
};
type Json = {
  readonly functions: readonly {
    readonly function: string;
    readonly rounds: readonly { readonly budget: number; readonly paths: number }[];
  }[];
  readonly tests: readonly Test[];
  readonly submissions: readonly {
    readonly name: string;
    readonly fails?: number;
    readonly why?: string;
    readonly missing?: readonly { readonly function: string }[];
    readonly branches?: { readonly taken: number; readonly all: number };
  }[];
};

async function json(...args: readonly string[]): Promise<Json> {
  const { stdout, stderr } = await suite(...args, "--json");
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as Json;
}

const LISTS = `let rec sum = function [] -> 0 | x :: r -> x + sum r
let rec last = function [] -> failwith "empty" | [ x ] -> x | _ :: r -> last r
`;

write({
  "hw/solution.ml": LISTS,
  "hw/assignment.yaml": `reference: solution.ml
functions: [sum, {name: last, exceptions: same, suite: {budget: 1}}]
suite:
  budget: 3
  inputs: 1
  emit: yaml
`,
});

describe("an assignment", () => {
  const budgets = ({ functions }: Json) =>
    functions.map((each) => [each.function, each.rounds.map(({ budget }) => budget)]);

  test("says budgets, inputs, exceptions and functions", async () => {
    const made = await json("hw/assignment.yaml");
    expect(budgets(made)).toEqual([
      ["sum", [3]],
      ["last", [1]],
    ]);
    expect(made.tests.some(({ raises }) => raises === 'Failure "empty"')).toBe(true);
  });

  test("is less than the command line", async () => {
    const made = await json("hw/assignment.yaml", "--budget", "2", "--exceptions", "undefined", "--function", "last");
    expect(budgets(made)).toEqual([["last", [2]]]);
    expect(made.tests.filter(({ raises }) => raises !== undefined)).toEqual([]);
  });

  test("says what calls cost, and the command line may say more", async () => {
    write({ "free.yaml": "reference: hw/solution.ml\nfunctions: [sum]\nsuite: {budget: 2, costs: {'call:sum': 2}}\n" });
    const ways = async (...args: readonly string[]) =>
      (await json("free.yaml", ...args)).functions.flatMap(({ rounds }) => rounds.map(({ paths }) => paths));
    expect([await ways(), await ways("--cost", "call:sum=1"), await ways("--cost", "size=1")]).toEqual([[2], [3], [1]]);
  });

  test("says what is written", async () => {
    const { stdout, code } = await suite("hw/assignment.yaml");
    expect(stdout).toMatch(/^reference: .*solution\.ml'\nfunctions: \[sum, \{name: last, exceptions: same\}\]\n/);
    expect(code).toBe(0);
  });

  test("may be a folder", async () => {
    expect((await suite("hw/", "--function", "sum")).stdout).toContain("call: 'sum []'");
  });

  test("is told what is wrong with it, and where", async () => {
    write({ "bad.yaml": "reference: hw/solution.ml\nsuite:\n  costs: {cal: 1}\n" });
    const { stderr, code } = await suite("bad.yaml");
    expect(stderr).toMatch(/E404 {2}Bad value .*bad\.yaml:3:11\n/);
    expect(stderr).toContain("Hint: did you mean `call`?");
    expect(code).toBe(2);
  });
});

const FIRST = `let rec index x = function [] -> -1 | y :: r -> if x = y then 0 else (match index x r with -1 -> -1 | i -> i + 1)
let half n = if n mod 2 = 0 then Some (n / 2) else None
let twice n = 2 * n
`;
const SECOND = `let rec index x = function [] -> raise Not_found | y :: r -> if x = y then 0 else 1 + index x r
let half n = Some (n / 2)
let twice n = n + n
`;
const WRONG = `let rec index x = function [] -> -3 | y :: r -> if x = y then 0 else 1 + index x r
let half n = Some n
let twice n = n
`;

write({ "first.ml": FIRST, "second.ml": SECOND, "wrong.ml": WRONG });
const BOTH = ["first.ml", "--reference", "second.ml"] as const;

describe("several references", () => {
  test("what any of them gives is right", async () => {
    const { tests, submissions } = await json(...BOTH, "second.ml", "wrong.ml");
    const [empty] = tests.filter(({ call }) => /^index \S+ \[\]$/.test(call));
    expect(empty).toMatchObject({ expect: "-1", or: [{ raises: "Not_found" }], fails: [at("wrong.ml")] });
    expect(tests.filter((each) => each.function === "twice" && each.or !== undefined)).toEqual([]);
    expect(submissions.map(({ fails }) => fails !== 0)).toEqual([false, true]);
    const alone = await json("first.ml", "second.ml");
    expect(alone.submissions[0]?.fails).toBeGreaterThan(0);
  });

  test("where exceptions are no tests, an input on which any raises is none", async () => {
    const { tests } = await json(...BOTH, "--function", "index", "--exceptions", "undefined");
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(({ or, expect: value }) => or !== undefined || value === "-1")).toEqual([]);
  });

  test("the ways of all of them become tests", async () => {
    write({ "other.ml": "let f (x : int) = if x = 77 then x else x + 0", "plain.ml": "let f (x : int) = x" });
    const calls = (made: Json): readonly string[] => made.tests.map(({ call }) => call);
    expect(calls(await json("plain.ml", "--budget", "1"))).not.toContain("f 77");
    expect(calls(await json("plain.ml", "--reference", "other.ml", "--budget", "1"))).toContain("f 77");
  });

  test("one that is no program is told of", async () => {
    write({ "ill.ml": "let index x l = x + true\n" });
    const { stderr, code } = await suite("first.ml", "--reference", "ill.ml");
    expect(stderr).toMatch(/^E\d+ .*ill\.ml:1:/);
    expect(code).toBe(2);
  });

  test("one of another type is no judge of that function", async () => {
    write({
      "typed.ml": "let index x l = string_of_int x ^ List.hd l\nlet half n = Some (n / 2)\nlet twice n = 2 * n\n",
    });
    const { stdout, stderr, code } = await suite("first.ml", "--reference", "typed.ml", "--json");
    expect(stderr).toMatch(/The references \S+first\.ml and \S+typed\.ml cannot be compared on index: /);
    const { tests } = JSON.parse(stdout) as Json;
    expect(tests.filter((each) => each.function === "index" && each.or !== undefined)).toEqual([]);
    expect(tests.filter((each) => each.function === "half" && each.or !== undefined)).not.toEqual([]);
    expect(code).toBe(0);
  });

  test("one that loops says nothing there", async () => {
    write({ "loops.ml": FIRST.replace("2 * n", "if n < 0 then (let rec go () = go () in go ()) else 3 * n") });
    const { tests } = await json("first.ml", "--reference", "loops.ml", "--function", "twice");
    const negative = tests.filter(({ call }) => call.includes("-"));
    expect(negative.length).toBeGreaterThan(0);
    expect(negative.filter(({ or }) => or !== undefined)).toEqual([]);
    expect(tests.some(({ or }) => or !== undefined)).toBe(true);
  });
});

describe("several right outcomes, in the form of", () => {
  test("asserts", async () => {
    const { stdout } = await suite(...BOTH);
    expect(stdout).toContain("| exception Not_found -> true\n    | result -> List.mem result [-1])");
    expect([FIRST, SECOND, WRONG].map((program) => passes(`${program}\n${stdout}`))).toEqual([true, true, false]);
  });

  test.each(["ounit2", "alcotest"])("%s", async (framework) => {
    const { stdout } = await suite(...BOTH, "--emit", framework, "--module", "Work");
    const run = (program: string): boolean => passes(`module Work = struct\n${program}\nend\n${stdout}`, [framework]);
    expect([FIRST, SECOND, WRONG].map(run)).toEqual([true, true, false]);
  });

  test.each(["scala", "scalatest", "munit"])("%s: our own parser takes it", async (format) => {
    const { first, second } = SEVERAL_REFERENCES;
    write({ "r1.scala": first, "r2.scala": second });
    const { stdout } = await suite("r1.scala", "--reference", "r2.scala", "--emit", format);
    expect(stdout).toContain('case e: NoSuchElementException if e.getMessage == "none" => true');
    expect(parseScala({ name: "suite.scala", text: stdout })).toMatchObject({ ok: true });
  });

  test("Learn-OCaml, which has one solution: left out", async () => {
    const { stdout, stderr } = await suite(...BOTH, "--emit", "learn-ocaml", "--function", "half");
    expect(stdout).toMatch(/\d;\n {6}\]/);
    expect(stdout).not.toContain("999999");
    expect(stderr).toMatch(
      /\d tests are left out: Learn-OCaml can only compare results with those of one solution\.\n/,
    );
  });

  test("YAML, which grade reads", async () => {
    await suite(...BOTH, "--emit", "yaml", "--output", "tests.yaml");
    const graded = withPaths(["tests.yaml", "second.ml", "wrong.ml"]);
    const { stdout } = await ask(session, "/", ["grade", ...graded, "--json", "--output", at("grades")]);
    const results = JSON.parse(stdout) as {
      readonly notices: readonly { readonly kind: string }[];
      readonly tests: { readonly tests: readonly { readonly call: string }[] };
    };
    expect(results.notices.filter(({ kind }) => kind !== "references-differ")).toEqual([]);
    expect(results.tests.tests.some(({ call }) => /^index \S+ \[\]$/.test(call))).toBe(true);
  });
});

describe("a class", () => {
  const right = (i: number): string =>
    LISTS.replaceAll("r", `rest${i}`).replaceAll(`rest${i}ec`, "rec").replaceAll(`erest${i}`, "er");
  const programs: Record<string, string> = {
    missing: LISTS.slice(0, LISTS.indexOf("\n") + 1),
    rejected: "let rec sum = 1 +\n",
    loops: LISTS.replace("x + sum r", "sum (x :: r)"),
    off: LISTS.replace("[] -> 0", "[] -> 1"),
    longer: LISTS.replace("[] -> 0", "[] -> if 1 > 2 then 7 else 0"),
  };
  for (let i = 0; i < sweep(4, 25); i++) programs[`ok${i}`] = right(i);
  write(Object.fromEntries(Object.entries(programs).map(([name, text]) => [`class/${name}/hw.ml`, text])));
  const run = (...args: readonly string[]): Promise<Printed> =>
    suiteAnew("hw/solution.ml", "class/", "--budget", "2", ...args);

  test("is judged, whatever is wrong with some of them", async () => {
    const { stdout, code } = await run("--json", "--workers", "2");
    const { submissions } = JSON.parse(stdout) as Json;
    const of = (name: string) => submissions.find((each) => each.name === name);
    expect(submissions).toHaveLength(5 + sweep(4, 25));
    expect(of("rejected")?.why).toMatch(/it is rejected: .*hw\.ml:1:17: Syntax error/);
    expect(of("missing")?.missing?.map((each) => each.function)).toEqual(["last"]);
    expect(of("loops")?.fails).toBeGreaterThan(0);
    expect(of("off")?.fails).toBeGreaterThan(0);
    expect(of("ok3")).toMatchObject({ fails: 0, branches: { taken: 5, all: 5 } });
    expect(of("longer")).toMatchObject({ fails: 0, branches: { taken: 6, all: 7 } });
    expect(code).toBe(1);
  });

  test("gives the same for any number of workers and any order", async () => {
    const [one, three] = [await run("--from", "all", "--workers", "1"), await run("--from", "all", "--workers", "3")];
    expect(three).toEqual(one);
    expect(one.stderr).toMatch(/^longer {2}passes, 6 of 7 branches$/m);
    expect(one.stderr).toMatch(/^missing {2}passes the others, .*; last not run: .*does not define `last`$/m);
    const files = ["off", "loops", "longer"].map((name) => `class/${name}/hw.ml`);
    const ordered = await suiteAnew("hw/solution.ml", ...files, "--from", "all", "--json");
    const backwards = await suiteAnew("hw/solution.ml", ...files.reverse(), "--from", "all", "--json");
    expect(withoutTimes(backwards.stdout)).toBe(withoutTimes(ordered.stdout));
  });

  test("of nobody is told of", async () => {
    mkdirSync(at("nobody"));
    const { stderr, code } = await suite("hw/solution.ml", "nobody/");
    expect(stderr).toContain("there are no submissions in");
    expect(code).toBe(2);
  });
});

describe("an observer", () => {
  write({
    "set.ml": "let rec add x = function [] -> [ x ] | y :: r -> if x = y then y :: r else y :: add x r\n",
    "front.ml": "let add x l = if List.mem x l then l else x :: l\n",
    "view.ml": "let view l = if l = [] then [] else List.sort compare l\n",
  });

  test("looks at results, and is not what is tested", async () => {
    const plain = await json("set.ml", "front.ml", "--budget", "3");
    expect(plain.submissions[0]?.fails).toBeGreaterThan(0);
    const { stdout, stderr, code } = await suite("set.ml", "front.ml", "--observe", "view.ml:view", "--budget", "6");
    expect(stdout).toMatch(/assert \(view \(add /);
    expect(stdout).toContain("let view l =");
    expect(["set.ml", "front.ml"].map((file) => passes(`${readFileSync(at(file), "utf8")}\n${stdout}`))).toEqual([
      true,
      true,
    ]);
    expect(stderr).toMatch(/^add .* 4 of 4 branches/m);
    expect(stderr).toMatch(/front\.ml {2}passes, 2 of 2 branches/);
    expect(code).toBe(0);
  });
});

test("the installed OCaml says the same of all emitted suites", () => {
  expect(real.today()).toEqual(real.recorded());
});
