// Submissions that use what is not supported, or fail when they are loaded: what does not need it is graded as ever, and every report says what was
// not checked.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ClassResults } from "../../src/report/class-results.js";
import { folderOf, grade, REFERENCE, RIGHT, removeFolders, resultsIn, rowOf, statuses } from "./run-grade.js";

afterAll(removeFolders);

const DEMO = "let () = (object method show = print_endline (string_of_int (sum [1])) end)#show\n";

const FILES = {
  "reference.ml": `${REFERENCE}let started = Unix.gettimeofday ()\n`,
  "subs/beside.ml": `${RIGHT}${DEMO}`,
  "subs/spaced.ml": `\n\n${RIGHT}${DEMO}`,
  "subs/wrong.ml": `let sum l = List.fold_left (+) 1 l\nlet now () = Unix.time ()\n`,
  "subs/found.ml": "let rec sum = function [] -> 1 | x :: r -> (object method v = x + sum r end)#v\n",
  "subs/partly.ml": "let rec sum = function [] -> 0 | x :: r -> (object method v = x + sum r end)#v\n",
  "subs/failing.ml": `${RIGHT}let () = assert (sum [1] = 2)\n`,
  "subs/failing-too.ml": `\n\n${RIGHT}let () = assert (sum [1] = 2)\n`,
  "subs/nothing.ml": "let adder = object method go l = List.fold_left (+) 0 l end\nlet sum l = adder#go l\n",
};

let folder = "";
let results: ClassResults;
let printed = "";

beforeAll(async () => {
  folder = folderOf(FILES);
  const ended = await grade(folder, "reference.ml", "subs", "--output", "out", "--workers", "2");
  printed = ended.stdout;
  results = resultsIn(folder, "out");
});

test("what is not needed changes nothing; what is needed leaves it open, unless something was found before", () => {
  expect(statuses(results)).toEqual({
    beside: "right",
    failing: "right",
    "failing-too": "right",
    found: "wrong",
    nothing: "undecided",
    partly: "undecided",
    spaced: "right",
    wrong: "wrong",
  });
  expect(rowOf(results, "spaced").sameAs).toBeNull(); // the words of what is left out name a line
});

test("who could not be compared at all has no points yet", () => {
  expect(rowOf(results, "nothing").functions[0]).toMatchObject({
    verdict: "agrees-so-far",
    upTo: 0,
    limits: [{ limit: "unsupported", text: "sum (line 2) uses methods, which are not supported" }],
    points: 0,
  });
  expect(rowOf(results, "partly")).toMatchObject({ points: 1 });
});

test("the results say which definitions were not checked, in each submission's own text", () => {
  const places = (id: string) => rowOf(results, id).unchecked.map(({ definition, place }) => [definition, place?.line]);
  expect(places("beside")).toEqual([[null, 2]]);
  expect(places("spaced")).toEqual([[null, 4]]);
  expect(places("wrong")).toEqual([["now", 2]]);
  expect(rowOf(results, "failing-too").sameAs ?? rowOf(results, "failing").sameAs).not.toBeNull();
  expect(places("failing")).toEqual([[null, 2]]);
  expect(places("failing-too")).toEqual([[null, 4]]);
  expect(places("nothing")).toEqual([
    ["adder", 1],
    ["sum", 2],
  ]);
});

test("so do the table, the teacher's notices, the csv and what students are told", () => {
  expect(results.notices).toEqual([
    { kind: "not-checked", text: "reference.ml:2:15: Not checked: started: the module `Unix` is not supported." },
  ]);
  expect(printed).toMatch(/^nothing\s+undecided\s+sum \(line 2\) uses/m);
  const csv = readFileSync(join(folder, "out", "details.csv"), "utf8");
  expect(csv).toContain("E301  Not checked: now (wrong.ml:2:14): the module `Unix` is not supported");
});
