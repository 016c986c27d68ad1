// The laws of paths. A finished path's input, run by the plain evaluator, gives the path's
// outcome; and up to the level that was covered, the paths part the inputs: every enumerated
// input is on one of them, and on no other.
import { describe, expect, test } from "vitest";
import { auditLeaves } from "../corpus/audit/functions.js";
import { openTestGrammar } from "../corpus/check/grammar.js";
import { openTestLanguage } from "../language.js";
import { sweep } from "../sweep.js";
import { ALONE_PROGRAMS, OTHER_PROGRAMS } from "./alone-programs.js";
import { exploreAlone, openAlone } from "./explore-one.js";
import { partBreaches, pathBreaches } from "./path-laws.js";
import { openTestSolver } from "./test-solver.js";

const language = await openTestLanguage();
const leaves = { ...auditLeaves(await openTestGrammar()), ints: [-2, -1, 0, 1, 2], strings: ["x", ""] };
const solver = openTestSolver();
const budgetOf = (steps: number) =>
  ({
    turns: [
      { order: "cost", steps: 1000 },
      { order: "level", steps },
    ],
  }) as const;
const BUDGET = budgetOf(sweep(15_000, 30_000));
/** Solvers take long for these. */
const HARD: readonly string[] = ["euclid"];
const HARD_BUDGET = budgetOf(40_000);
const INPUTS_MAX = 700;

describe("the paths of a function", () => {
  for (const { name, text } of ALONE_PROGRAMS) {
    test(name, async () => {
      const alone = openAlone(language, text, "f");
      const explored = await exploreAlone(alone, HARD.includes(name) ? HARD_BUDGET : BUDGET, solver);
      expect(pathBreaches(alone, explored).slice(0, 5)).toEqual([]);
      const { inputs, breaches } = partBreaches(alone, explored, leaves, INPUTS_MAX);
      expect(breaches.slice(0, 5)).toEqual([]);
      expect(inputs).toBeGreaterThan(1);
    });
  }
});

describe("each path of a function", () => {
  for (const { name, text } of OTHER_PROGRAMS) {
    test(name, async () => {
      const alone = openAlone(language, text, "f");
      const explored = await exploreAlone(alone, BUDGET, solver);
      expect(pathBreaches(alone, explored).slice(0, 5)).toEqual([]);
      expect(explored.paths.length).toBeGreaterThan(0);
    });
  }
});

describe("the laws can fail", () => {
  const counted = async () => {
    const alone = openAlone(
      language,
      "let f l x = match l with [] -> x | y :: _ -> if x < y then 1 else (2 : int)",
      "f",
    );
    return { alone, explored: await exploreAlone(alone, BUDGET, solver) };
  };

  test("when a path is missing, or there twice", async () => {
    const { alone, explored } = await counted();
    const [first, ...others] = explored.paths;
    if (first === undefined) throw new Error("no path");
    const breaches = (paths: typeof explored.paths): readonly string[] =>
      partBreaches(alone, { ...explored, paths }, leaves, INPUTS_MAX).breaches;
    expect(breaches(explored.paths)).toEqual([]);
    expect(breaches(others)[0]).toContain("no path");
    expect(breaches([first, ...explored.paths])[0]).toContain("2 paths");
  });

  test("when a path says what is not so", async () => {
    const { alone, explored } = await counted();
    const paths = explored.paths.map((path) => ({ ...path, outcome: "7" }));
    expect(pathBreaches(alone, { ...explored, paths }).length).toBe(paths.length);
  });
});
