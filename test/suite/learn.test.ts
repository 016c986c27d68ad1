// What is learned from last year's submissions: tests that fail them, as many as there would be without.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ask, type Printed, sharedSession } from "../harness.js";
import { remembering } from "../remembering.js";

const REFERENCE = "let rec sum = function [] -> 0 | x :: xs -> x + sum xs\n";
/** Wrong on one number that no suite thinks of. */
const RARE = "let rec sum = function [] -> 0 | 4711 :: xs -> sum xs | x :: xs -> x + sum xs\n";
const PAIRS = "let rec sum = function [] -> 0 | [x] -> x | x :: _ :: xs -> x + sum xs\n";

const folder = mkdtempSync(join(tmpdir(), "suite-learn-"));
const session = remembering(sharedSession());
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "last"));
mkdirSync(join(folder, "right"));
writeFileSync(join(folder, "sum.ml"), REFERENCE);
writeFileSync(join(folder, "last", "ann.ml"), RARE);
writeFileSync(join(folder, "last", "bob.ml"), PAIRS);
writeFileSync(join(folder, "right", "cyn.ml"), "let sum = List.fold_left ( + ) 0\n");

function suite(...args: readonly string[]): Promise<Printed> {
  return ask(session, "/", ["suite", join(folder, "sum.ml"), ...args]);
}

type Json = {
  readonly learned?: readonly { readonly wrong: number; readonly caught: number; readonly submissions: number }[];
  readonly tests: readonly { readonly call: string; readonly learned?: readonly string[]; readonly rank: number }[];
};
const json = async (...args: readonly string[]): Promise<Json> => JSON.parse((await suite(...args, "--json")).stdout);

describe("a suite that learned", () => {
  const lastYear = ["--learn", join(folder, "last")];

  test("fails those that the usual one misses, with as many tests", async () => {
    const [usual, learned] = [await json(), await json(...lastYear)];
    expect(usual.tests.some(({ call }) => call.includes("4711"))).toBe(false);
    expect(learned.tests.some(({ call }) => call.includes("4711"))).toBe(true);
    expect(learned.tests).toHaveLength(usual.tests.length);
    expect(learned.learned).toMatchObject([{ submissions: 2, wrong: 2, caught: 2 }]);
    expect(new Set(learned.tests.flatMap((each) => each.learned ?? []))).toEqual(new Set(["ann", "bob"]));
  });

  test("keeps them when few are asked for, or as few as are needed", async () => {
    const few = await json(...lastYear, "--most", "2");
    expect(few.tests).toHaveLength(2);
    expect(few.tests.some(({ call }) => call.includes("4711"))).toBe(true);
    const fewest = await json(...lastYear, "--minimize");
    expect(new Set(fewest.tests.flatMap((each) => each.learned ?? []))).toEqual(new Set(["ann", "bob"]));
  });

  test("says what it learned from, and submissions of this year are told apart", async () => {
    const { stderr, code } = await suite(...lastYear, join(folder, "right"));
    expect(stderr).toMatch(
      /^learned from 2 submissions: the tests fail 2 of 2 that some test fails; budget \d+ is enough/m,
    );
    expect(stderr).toMatch(/^cyn {2}passes/m);
    expect(stderr).not.toMatch(/^ann/m);
    expect(code).toBe(0);
  });
});

test("from right submissions there is nothing to learn", async () => {
  const [usual, learned] = [await json(), await json("--learn", join(folder, "right"))];
  const calls = ({ tests }: Json): readonly string[] => tests.map(({ call }) => call).sort();
  expect(calls(learned)).toEqual(calls(usual));
  expect(learned.learned).toMatchObject([{ submissions: 1, wrong: 0, caught: 0 }]);
  const { stderr } = await suite("--learn", join(folder, "right"));
  expect(stderr).toContain("learned from 1 submission, none of which fails any test\n");
});
