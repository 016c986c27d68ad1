// Classes as courses have them: a helper of the solution that nobody else has, several versions of one student's file,
// programs that are too large for us, and the solution itself among the submissions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { ClassResults } from "../../src/report/class-results.js";
import { type Files, folderOf, grade, removeFolders, resultsIn, rowOf, statuses } from "./run-grade.js";

afterAll(removeFolders);

type Graded = { readonly results: ClassResults; readonly stdout: string; readonly page: (id: string) => string };

async function graded(files: Files, ...args: readonly string[]): Promise<Graded> {
  const folder = folderOf(files);
  const { stdout } = await grade(folder, "solution.ml", "subs", "--output", "out", ...args);
  const page = (id: string): string => readFileSync(join(folder, "out", "students", `${id}.md`), "utf8");
  return { results: resultsIn(folder, "out"), stdout, page };
}

const SOLUTION = `let rec go acc = function [] -> acc | x :: r -> go (x :: acc) r
let rev l = go [] l
let sum l = List.fold_left ( + ) 0 l
`;
const REV = "let rev l = List.fold_left (fun acc x -> x :: acc) [] l\n";
const SUM = "let rec sum = function [] -> 0 | x :: r -> x + sum r\n";

function classOf(count: number, text: string): Files {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`subs/s${i}.ml`, `${text}let own = ${i}\n`]));
}

const texts = ({ notices }: ClassResults): readonly string[] => notices.map(({ text }) => text);

describe("a helper of the solution", () => {
  test("that hardly anybody defines is not graded, and how to ask for it is told", async () => {
    const { results } = await graded({
      "solution.ml": SOLUTION,
      ...classOf(7, REV + SUM),
      "subs/copied.ml": SOLUTION,
      "subs/wrong.ml": REV + SUM.replace("[] -> 0", "[] -> 1"),
      "subs/nothing.ml": "let other = 1\n",
    });
    expect(results.assignment.functions.map(({ name }) => name)).toEqual(["rev", "sum"]);
    expect(statuses(results)).toMatchObject({ s0: "right", s6: "right", copied: "right", wrong: "wrong" });
    expect(rowOf(results, "nothing")).toMatchObject({ status: "incomparable", points: 0, outOf: 2 });
    expect(texts(results)).toEqual([
      "Not graded: `go`, which at most 1 of 9 submissions defines. To grade it, say so in an assignment (elenchus init): `functions: [rev, sum, go]`.",
    ]);
  });

  test("is graded where it is asked for, where a test calls it, and in a class too small to tell", async () => {
    const files = { "solution.ml": SOLUTION, ...classOf(6, REV + SUM) };
    const folder = folderOf({
      ...files,
      "listed.yaml": "reference: solution.ml\nfunctions: [rev, sum, go]\n",
      "tested.yaml": "reference: solution.ml\ntests: ['go [] [1]']\n",
    });
    for (const assignment of ["listed.yaml", "tested.yaml"]) {
      await grade(folder, assignment, "subs", "--output", "out");
      const { assignment: graded, summary } = resultsIn(folder, "out");
      expect(graded.functions.map(({ name }) => name).sort()).toEqual(["go", "rev", "sum"]);
      expect(summary.incomparable).toBe(6);
    }
    const small = await graded({ "solution.ml": SOLUTION, ...classOf(3, REV + SUM) });
    expect(small.results.assignment.functions).toHaveLength(3);
  });

  test("that students wrote in their own way is named, since nobody is right on it", async () => {
    const { results } = await graded({
      "solution.ml": SOLUTION,
      ...classOf(6, `let rec go n = if n = 0 then [] else n :: go (n - 1)\n${REV}${SUM}`),
    });
    expect(results.summary.incomparable).toBe(6);
    expect(texts(results)).toEqual([
      "Nobody is right on `go`. If that is a helper of the solution and no part of the exercise, say in an assignment (elenchus init) what is to be graded: `functions: [rev, sum]`.",
    ]);
  });
});

test("of several versions of a student's file the newest counts, and the reports say so", async () => {
  const { results, page } = await graded({
    "solution.ml": SUM,
    "subs/anna_v1.ml": SUM.replace("[] -> 0", "[] -> 1"),
    "subs/anna_v2.ml": SUM,
    "subs/ben.ml": SUM,
  });
  expect(statuses(results)).toEqual({ anna: "right", ben: "right" });
  expect(rowOf(results, "anna")).toMatchObject({ file: "subs/anna_v2.ml", older: ["subs/anna_v1.ml"] });
  expect(texts(results)).toEqual([
    "The newest version of a student counts: anna: subs/anna_v2.ml, not subs/anna_v1.ml.",
  ]);
  expect(page("anna")).toContain("Your newest version counts. Not looked at: `anna_v1.ml`.");
});

test("programs that are too large for us are right, or left to the teacher, and never wrong for it", async () => {
  const { results, stdout, page } = await graded({
    "solution.ml": `${SUM}let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)\n`,
    "subs/table.ml": `let table = Array.make 100_000_000 0\n${SUM}let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)\n`,
    "subs/used.ml": `let memo = Array.make 100_000_000 (-1)
${SUM}let rec fib n = if n < 2 then n else if memo.(n) >= 0 then memo.(n) else (memo.(n) <- fib (n - 1) + fib (n - 2); memo.(n))
`,
    "subs/inside.ml": `let sum l = let a = Bytes.make 300_000_000 'x' in List.fold_left ( + ) (Bytes.length a - 300_000_000) l
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
`,
    "subs/wrong.ml": `let l = List.init 20_000_000 (fun i -> i)\n${SUM}let fib n = n\n`,
  });
  expect(statuses(results)).toEqual({ table: "right", used: "incomparable", inside: "undecided", wrong: "wrong" });
  const reviewed = (id: string) => rowOf(results, id).functions.map(({ review = null }) => review);
  expect([reviewed("table"), reviewed("used"), reviewed("inside")]).toEqual([
    [null, null],
    [null, "not-compared"],
    ["not-compared", null],
  ]);
  expect(page("used")).toContain("is too large to be loaded here");
  expect(stdout).toMatch(/^used +incomparable .*\? 1\/2$/m);
});

describe("the solution itself", () => {
  const OPAQUE = `let roll () = Random.self_init (); Random.int 6
let read () = input_line stdin
module Sets : sig type t val make : int -> t val find : t -> int -> int end = struct
  type t = int array
  let make n = Array.init n (fun i -> i)
  let rec find t i = if t.(i) = i then i else find t t.(i)
end
`;

  test("is right, whatever can be found out about its functions", async () => {
    const { results } = await graded({
      "solution.ml": OPAQUE,
      "subs/same.ml": OPAQUE,
      "subs/laid_out.ml": `(* mine *)\n${OPAQUE.replaceAll("; ", ";\n  ")}`,
      "subs/other.ml": OPAQUE.replace("input_line stdin", 'input_line stdin ^ "!"'),
    });
    expect(statuses(results)).toMatchObject({ same: "right", laid_out: "right" });
    expect(statuses(results).other).not.toBe("right");
    expect(rowOf(results, "same").points).toBe(rowOf(results, "same").outOf);
  });
});
