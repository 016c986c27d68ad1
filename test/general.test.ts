// Parts of counterexamples that can be anything, and parts that cannot.
import { describe, expect, test } from "vitest";
import { checkPrograms } from "../src/jobs/check.js";
import { USUAL_SEARCH } from "../src/jobs/check-request.js";
import type { SearchTools } from "../src/jobs/tools.js";
import { nodeSolver } from "../src/node/solver.js";
import { attemptOf } from "./attempt.js";
import { both, openTestLanguage } from "./language.js";

const language = await openTestLanguage();
const tools: SearchTools = {
  solver: nodeSolver("embedded"),
  memoryIsLow: () => false,
  isCancelled: () => false,
  onProgress: () => undefined,
  now: () => 0,
};

async function generalOf(reference: string, submission: string): Promise<string | undefined> {
  const attempt = attemptOf(reference, submission);
  const checked = await checkPrograms(both(language), { ...attempt, search: USUAL_SEARCH }, tools);
  const verdict = checked.ok ? checked.value.answers[0]?.verdict : undefined;
  if (verdict?.kind !== "differs") throw new Error("no difference");
  const { general } = verdict.witness;
  const conditions = `${general?.overflow ? " (no overflow)" : ""}${general?.isAlike ? "" : " (wrong, not the same)"}`;
  return general && `${general.names.join(", ")}: ${general.call}${conditions}`;
}

const TREE = "type tree = Leaf | Node of tree * int * tree\n";

describe("of a counterexample", () => {
  test.each([
    ["what nobody looks at", "let f l = match l with [] -> 0 | _ :: _ -> 1", "let f _ = 0", "x: f (x :: _)"],
    [
      "what does not matter",
      "let f x y = x * 2 - x + y",
      "let f x y = x + y + 1",
      "x, y: f x y (no overflow) (wrong, not the same)",
    ],
    [
      "what comes of it all the same",
      "let f _ y = y",
      "let f x y = if y = 3 then if x > 0 then 1 else 1 else y",
      "x: f x 3",
    ],
    ["what stands beside a text of its name", "let f s _ = s", 'let f s _ = if s = "x" then "" else s', 'y: f "x" y'],
    [
      "only one part",
      "let f a b = if a > 3 then b else 0",
      "let f a b = if a > 3 then b + 1 else 0",
      "x: f 4 x (no overflow) (wrong, not the same)",
    ],
    [
      "a subtree",
      `${TREE}let rec f = function Leaf -> 0 | Node (l, _, _) -> 1 + f l`,
      `${TREE}let rec f = function Leaf -> 0 | Node (_, _, r) -> 1 + f r`,
      "x, y: f (Node (Node (Leaf, x, _), y, Leaf))",
    ],
  ])("%s can be anything", async (_what, reference, submission, general) => {
    expect(await generalOf(reference, submission)).toBe(general);
  });

  test.each([
    ["one value alone", "let f x = if x = 7 then 1 else 0", "let f x = 0"],
    ["all but one value", "let f x = if x = 7 then 0 else 1", "let f x = 0"],
    ["some functions", "let f g = g 1 + 1", "let f g = g 1 + 2"],
  ])("%s is not anything", async (_what, reference, submission) => {
    expect(await generalOf(reference, submission)).toBeUndefined();
  });
});
