// `elenchus grade` from end to end: in whatever order, killed half-way, stopped, with late submissions, by references and
// assignments of every kind, and all that can be wrong before anybody is graded.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClassResults } from "../src/report/class-results.js";
import {
  cacheLines,
  type Ended,
  type Files,
  FOLD,
  folderOf,
  grade,
  gradeAnew,
  REFERENCE,
  RIGHT,
  removeFolders,
  resultsIn,
  resultsText,
  rowOf,
  start,
  statuses,
  write,
} from "./grade/run-grade.js";
import { childrenOf, isGone, until } from "./processes.js";

afterAll(removeFolders);

/** A class with everything in it, none of it slow. */
const CLASS: Files = {
  "reference.ml": REFERENCE,
  ...Object.fromEntries(
    [
      RIGHT,
      FOLD,
      `(* mine *)\n${RIGHT}`,
      "let sum l = List.fold_right (+) l 0\n",
      "let sum l = let t = ref 0 in List.iter (fun x -> t := !t + x) l; !t\n",
      "let rec sum l = if l = [] then 0 else List.hd l + sum (List.tl l)\n",
      "let sum l = List.fold_left (+) 1 l\n",
      "let rec sum = function [] -> 0 | [ x ] -> x | x :: _ -> x\n",
      "let rec sum = function [ x ] -> x | x :: r -> x + sum r\n",
      "\n\nlet rec sum = function [ y ] -> y | y :: l -> y + sum l\n",
      "let rec sum = function [] -> 0 | x :: r -> abs x + sum r\n",
      "let rec sum = function [] -> 0 | x :: r -> if x > 1000 then sum r else x + sum r\n",
      "let sum l = List.length l\n",
      "let sum l = if List.length l > 3 then 0 else List.fold_left (+) 0 l\n",
      "let rec sum l = sum l\n",
      "let rec sum l = 1 + sum l\n",
      'let sum l = failwith "to do"\n',
      "let sum l = true\n",
      "let total l = List.fold_left (+) 0 l\n",
      "let sum l = +\n",
    ].map((text, i) => [`subs/s${String(i).padStart(2, "0")}.ml`, text]),
  ),
};
const STUDENTS = Object.keys(CLASS).filter((path) => path.startsWith("subs/"));

describe("the same class", () => {
  let folder = "";
  let text = "";
  const ARGS = ["reference.ml", "subs", "--output", "out", "--workers", "2"];

  beforeAll(async () => {
    folder = folderOf(CLASS);
    expect(await grade(folder, ...ARGS)).toMatchObject({ code: 1, stderr: "" });
    text = resultsText(folder, "out");
  });

  test("has the same results with 1 and 4 workers, in another order", async () => {
    const reversed = STUDENTS.toReversed();
    await gradeAnew(folder, "reference.ml", ...reversed, "--output", "one", "--workers", "1", "--format", "csv");
    expect(resultsText(folder, "one")).toBe(text);
    const rotated = [...STUDENTS.slice(7), ...STUDENTS.slice(0, 7)];
    await gradeAnew(folder, "reference.ml", ...rotated, "--output", "four", "--workers", "4", "--format", "csv");
    expect(resultsText(folder, "four")).toBe(text);
  });

  test.skipIf(!existsSync("/proc/self/stat"))(
    "though it was killed, stopped, and lost a worker on the way: nothing is lost",
    async () => {
      const other = folderOf(CLASS);
      const lines = cacheLines(folder, "out");

      const killed = start(other, ARGS);
      await until(() => cacheLines(other, "out") >= 5);
      const workers = childrenOf(killed.child);
      expect(workers.length).toBeGreaterThan(0);
      killed.child.kill("SIGKILL");
      await killed.ended;
      await until(() => workers.every(isGone));
      const [known, files] = [cacheLines(other, "out"), readdirSync(join(other, "out"))];
      expect(known).toBeGreaterThanOrEqual(5);
      expect(known).toBeLessThan(lines);
      expect(files).toEqual(["cache.jsonl"]);

      const stopped = start(other, ARGS);
      await until(() => cacheLines(other, "out") >= known + 5);
      const others = childrenOf(stopped.child);
      stopped.child.kill("SIGINT");
      expect(await stopped.ended).toEqual({
        code: 3,
        stdout: "",
        stderr: "Stopped by Ctrl-C. The results so far are in out. The same command continues from there.\n",
      });
      await until(() => others.every(isGone));
      expect(cacheLines(other, "out")).toBeLessThan(lines);
      expect(readdirSync(join(other, "out"))).toEqual(["cache.jsonl"]);

      const maimed = start(other, ARGS);
      const later = cacheLines(other, "out");
      await until(() => cacheLines(other, "out") >= later + 2);
      const [worker] = childrenOf(maimed.child);
      if (worker !== undefined) process.kill(worker, "SIGKILL");
      expect(await maimed.ended).toMatchObject({ code: 1, stderr: "" });
      expect(resultsText(other, "out")).toBe(text);
      expect(cacheLines(other, "out")).toBe(lines);
    },
  );

  test("with late submissions does only what is new", async () => {
    const lines = cacheLines(folder, "out");
    write(folder, { "subs/late.ml": "let sum l = List.fold_left (fun a b -> b + a) 0 l\n", "subs/copy.ml": RIGHT });
    await grade(folder, ...ARGS);
    const results = resultsIn(folder, "out");
    expect(statuses(results)).toMatchObject({ late: "right", copy: "right", s00: "right", s06: "wrong" });
    expect(rowOf(results, "copy").sameAs).not.toBeNull();
    // late.ml is read, checked and tried on the inputs of the class; copy.ml is read.
    expect(cacheLines(folder, "out")).toBeLessThanOrEqual(lines + 4);
    rmSync(join(folder, "subs/late.ml"));
    rmSync(join(folder, "subs/copy.ml"));
    const before = cacheLines(folder, "out");
    await grade(folder, ...ARGS);
    expect(resultsText(folder, "out")).toBe(text);
    expect(cacheLines(folder, "out")).toBe(before);
  });

  test("shares mistakes, wherever in their own texts they fail", () => {
    const { mistakes, submissions } = JSON.parse(text) as ClassResults;
    expect(mistakes.map((mistake) => mistake.submissions)).toContainEqual(["s08", "s09"]);
    const got = submissions.flatMap(({ id, functions: [only] }) =>
      only?.verdict === "differs" && /^s0[89]$/.test(id) ? [only.counterexample.got] : [],
    );
    expect(got).toMatchObject([
      { exception: 'Match_failure ("subs/s08.ml", 1, 14)' },
      { exception: 'Match_failure ("subs/s09.ml", 3, 14)' },
    ]);
  });
});

describe("an output folder", () => {
  const folder = folderOf({
    "reference.ml": REFERENCE,
    "subs/ann.ml": RIGHT,
    "file.txt": "mine",
    "out/results.json/x": "",
  });
  const written = (output: string): Promise<Ended> => grade(folder, "reference.ml", "subs", "--output", output);

  test.each([
    ["file.txt", "there is a file of that name"],
    ["file.txt/deeper", "there is a file in the way"],
    ["out", "there is a folder in place of a file"],
    ["", "there is no such place"],
    ...(existsSync("/proc") ? [["/proc/elenchus", "there is no such place"]] : []),
    ...(process.getuid?.() === 0 ? [] : [["/elenchus-grades", "permission denied"]]),
  ])("at %s", async (output = "", why = "") => {
    expect(await written(output)).toEqual({
      code: 2,
      stdout: "",
      stderr: `elenchus: cannot write to "${output}": ${why}.\nTry: elenchus grade --help\n`,
    });
    expect(readFileSync(join(folder, "file.txt"), "utf8")).toBe("mine");
    if (existsSync(join(folder, "out"))) expect(readdirSync(join(folder, "out")).join()).not.toContain(".part");
  });

  test("on a disk that is full", async ({ skip }) => {
    const disk = folderOf({});
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=8k", "tmpfs", disk]).status !== 0) skip("no disk can be made");
    try {
      const { code, stderr } = await written(join(disk, "out"));
      expect(code).toBe(2);
      expect(stderr).toContain(
        "no space is left; the results so far are kept, and the same command continues from there",
      );
      expect(readdirSync(join(disk, "out")).join()).not.toContain(".part");
    } finally {
      spawnSync("umount", [disk]);
    }
  });
});

describe("a reference", () => {
  const folder = folderOf({
    "subs/ann.ml": RIGHT,
    "ill-typed.ml": "let sum l = 1 + true\n",
    "endless.ml": `let () = while true do () done\n${RIGHT}`,
    "raises.ml": `let () = failwith "no"\n${RIGHT}`,
    "no-function.ml": 'let () = print_string "hi"\n',
    "sum.ml": REFERENCE,
  });
  const refused = async (...args: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await grade(folder, ...args, "subs", "-o", "out");
    expect([code, stdout]).toEqual([2, ""]);
    expect(existsSync(join(folder, "out/results.json"))).toBe(false);
    return stderr;
  };

  test("that is no program is shown, and nobody is graded", async () => {
    expect(await refused("ill-typed.ml")).toMatch(/^E204 {2}Types clash +ill-typed\.ml:1:17\n/);
    expect(await refused("none.ml")).toMatch(/^E401 {2}Cannot read file +none\.ml\n/);
  });

  test.each([
    [["endless.ml"], "endless.ml: the reference does not finish loading."],
    [["raises.ml"], 'raises.ml: the reference raises Failure "no" when it is loaded.'],
    [["no-function.ml"], "no-function.ml: it defines no function."],
    [
      ["sum.ml", "--function", "sum", "--function", "total"],
      "sum.ml: the reference does not define `total`. It defines `sum`.",
    ],
    [["sum.ml", "--given", "ordered"], "sum.ml: the reference does not define `ordered`. It defines `sum`."],
  ])("%s", async (args, why) => {
    expect(await refused(...args)).toBe(`elenchus: ${why}\n`);
  });
});

describe("an assignment", () => {
  test("with several references takes either for right, and says first where they part", async () => {
    const folder = folderOf({
      "assignment.yaml": "references: [low.ml, high.ml]\n",
      "low.ml": "let middle a b = (a + b) / 2\n",
      "high.ml": "let helper x = x\nlet middle a b = (a + b + 1) / 2\n",
      "subs/low.ml": "let middle x y = (y + x) / 2\n",
      "subs/high.ml": "let middle x y = (y + x + 1) / 2\n",
      "subs/wrong.ml": "let middle x y = x\n",
      "subs/notes.txt": "not a program",
    });
    const { code, stdout } = await grade(folder, "assignment.yaml", "subs", "-o", "out");
    expect([code, stdout.split("\n")[0]]).toEqual([
      1,
      expect.stringMatching(/^Note: The references low\.ml and high\.ml differ on /),
    ]);
    const results = resultsIn(folder, "out");
    expect(statuses(results)).toEqual({ high: "right", low: "right", wrong: "wrong" });
    expect(results.notices.map(({ kind }) => kind)).toEqual(["references-differ", "skipped-file"]);
    expect(rowOf(results, "high").functions[0]?.reference).toBe("high.ml");
  });

  test("has settings for each function, tests of its own, and points", async () => {
    const folder = folderOf({
      "hw/assignment.yaml": `
reference: solution.ml
prelude: tree.ml
functions:
  - {name: last, points: 1.5, exceptions: same}
  - {name: root, points: 2, given: positive}
  - {name: members, points: 0.5, observe: 'sorted.ml:sorted'}
tests:
  - last [1]
  - {call: 'last []', raises: 'Failure "empty"', name: nothing}
  - {call: 'last [1; 2]', expect: '1'}
  - {call: 'last "abc"'}
  - {call: '1 + last [1]'}
  - {call: 'root (-1)'}
  - {call: 'members (Node (Leaf, 1, Leaf))', expect: '[1]'}
  - {call: 'members Leaf', expect: '[2]'}
  - {call: 'height Leaf'}
`,
      "hw/tree.ml": "type tree = Leaf | Node of tree * int * tree\n",
      "hw/sorted.ml": "let sorted l = List.sort compare l\n",
      "hw/solution.ml": `let positive x = x >= 0
let rec last = function [] -> failwith "empty" | [ x ] -> x | _ :: l -> last l
let rec root n = if n < 0 then root n else n / 2
let rec members = function Leaf -> [] | Node (l, x, r) -> members l @ (x :: members r)
`,
      "subs/good.ml": `let last l = match List.rev l with x :: _ -> x | [] -> failwith "empty"
let root n = n / 2
let rec members t = match t with Leaf -> [] | Node (l, x, r) -> (x :: members r) @ members l
`,
      "subs/other.ml": `let rec last = function [] -> raise Not_found | [ x ] -> x | _ :: l -> last l
let root n = if n < 0 then 7 else n / 2
let rec members t = match t with Leaf -> [] | Node (l, x, r) -> members l @ members r
`,
    });
    const { code } = await grade(folder, "hw/assignment.yaml", "subs", "-o", "out");
    const results = resultsIn(folder, "out");
    expect(code).toBe(1);
    expect(results.assignment.functions).toEqual([
      { name: "last", points: 1.5 },
      { name: "root", points: 2 },
      { name: "members", points: 0.5 },
    ]);
    expect(rowOf(results, "good")).toMatchObject({ points: 4, outOf: 4 });
    expect(rowOf(results, "other")).toMatchObject({ status: "wrong", points: 2 });
    expect(rowOf(results, "other").functions).toMatchObject([
      { function: "last", counterexample: { call: "last []", got: { exception: "Not_found" } }, failedTests: [2] },
      { function: "root", points: 2 },
      { function: "members", counterexample: { got: { value: "[]" } }, failedTests: [7] },
    ]);
    expect(results.notices.map(({ text }) => text).sort()).toEqual([
      "The test `1 + last [1]` is left out: it is not a single call of the function with all its arguments.",
      "The test `height Leaf` calls none of the functions that are graded (last, root, members).",
      'The test `last "abc"` is left out: this has type `string`, but `\'a list` is expected here.',
      "The test `last [1; 2]` expects 1, but the reference gives 2. The reference is taken as right.",
      "The test `members Leaf` expects [2], but the reference gives []. The reference is taken as right.",
      "The test `root (-1)` is left out: the reference does not finish, or `given` excludes the input.",
    ]);
    expect(results.tests?.tests.map(({ id, name, caught }) => [id, name, caught])).toEqual([
      [1, "last [1]", []],
      [2, "nothing", ["other"]],
      [3, "last [1; 2]", []],
      [7, "members (Node (Leaf, 1, Leaf))", ["other"]],
      [8, "members Leaf", []],
    ]);
    expect(results.tests?.missed).toEqual([]);
  });

  test("may be a Learn-OCaml folder", async () => {
    const folder = folderOf({
      "exercise/prelude.ml": "type colour = Red | Green\n",
      "exercise/prepare.ml": "let flip = function Red -> Green | Green -> Red\n",
      "exercise/solution.ml": "let twice c = flip (flip c)\n",
      "exercise/template.ml": 'let twice c = "to do"\n',
      "exercise/meta.json": "{}",
      "subs/ann/twice.ml": "let twice c = c\n",
      "subs/bob/twice.ml": "let twice c = flip c\n",
      "subs/cid/twice.ml": 'let twice c = "to do"\n',
    });
    expect(await grade(folder, "exercise", "subs", "-o", "out")).toMatchObject({ code: 1, stderr: "" });
    expect(statuses(resultsIn(folder, "out"))).toEqual({ ann: "right", bob: "wrong", cid: "incomparable" });
  });

  test("and a class find together what was not found alone", async () => {
    const slow = "let rec wait n = if n = 0 then 0 else wait (n - 1)\n";
    const folder = folderOf({
      "length.ml": "let length l = List.length l\n",
      "subs/quick.ml": "let length l = match l with [ _; _; _ ] -> 0 | _ -> List.length l\n",
      "subs/slow.ml": `${slow}let length l = match l with [ _; _; _ ] -> 0 | _ -> wait 5000 + List.length l\n`,
      "subs/right.ml": "let rec length = function [] -> 0 | _ :: l -> 1 + length l\n",
    });
    await grade(folder, "length.ml", "subs", "-o", "out", "--budget", "10000");
    const results = resultsIn(folder, "out");
    expect(results.submissions.map(({ id, status, functions: [only] }) => [id, status, only?.foundBy])).toEqual([
      ["quick", "wrong", "itself"],
      ["right", "right", null],
      ["slow", "wrong", "class"],
    ]);
    expect(results.inputs).toMatchObject([
      { call: "length [0; 0; 0]", smallestOf: ["quick"], caught: ["quick", "slow"] },
    ]);
  });
});

test("a class that is all right is a success, and one of which that is not known is neither that nor a failure", async () => {
  const turned = "let rec sum list = match list with first :: others -> sum others + first | [] -> 0\n";
  const folder = folderOf({ "sum.ml": REFERENCE, "subs/ann.ml": RIGHT, "subs/bob.ml": FOLD, "subs/cyn.ml": turned });
  expect(await grade(folder, "sum.ml", "subs", "-o", "out")).toMatchObject({ code: 0, stderr: "" });
  const { ways, solutions } = resultsIn(folder, "out");
  expect(solutions).toHaveLength(3);
  expect(ways.map(({ submissions, example }) => [...submissions, example])).toEqual([
    ["ann", "cyn", "ann"],
    ["bob", "bob"],
  ]);
  const { stdout } = await grade(folder, "sum.ml", "subs", "-o", "out", "--json");
  expect(stdout).toBe(resultsText(folder, "out"));
  const floats = folderOf({ "double.ml": "let double x = x *. 2.\n", "subs/ann.ml": "let double x = x +. x\n" });
  expect(await grade(floats, "double.ml", "subs", "-o", "out")).toMatchObject({ code: 3, stderr: "" });
  expect(resultsIn(floats, "out").summary).toMatchObject({ undecided: 1 });
});

test("an output among the submissions is not one of them", async () => {
  const folder = folderOf({ "sum.ml": REFERENCE, "ann.ml": RIGHT, "bob.ml": FOLD });
  for (const _ of [1, 2]) expect(await grade(folder, "sum.ml", ".")).toMatchObject({ code: 0 });
  expect(statuses(resultsIn(folder, "elenchus-grades"))).toEqual({ ann: "right", bob: "right" });
});
