// Repairs of programs that fail tests, as the answers that `--json` prints. Nothing here says "agrees" or "equal": tests
// say nothing of other inputs.
import type { Source } from "../core/span.js";
import type { Problem, RunResult, StopReason } from "./answer.js";
import { decodeBytes, decoded } from "./display.js";
import { runResult } from "./function-answer.js";
import { editShown, type RepairShown } from "./repair-answer.js";
import type { TestsRepair } from "./tests-repair.js";
import { unifiedDiff } from "./unified-diff.js";
import type { Words } from "./words/words.js";

export type TestsRepairAnswer =
  | {
      readonly outcome: "searched";
      readonly functions: readonly RepairedByTests[];
      /** All repairs together, as `patch -p1` reads it; null: there are none. */
      readonly patch: string | null;
    }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

/** no-tests: none of its tests can be run. */
export type RepairedByTests = {
  readonly function: string;
  readonly verdict: "fails-tests" | "passes-tests" | "no-tests";
  /** That were run. */
  readonly tests: number;
  readonly failing: readonly { readonly call: string; readonly expected: readonly string[]; readonly got: RunResult }[];
  readonly unusable: readonly { readonly call: string; readonly why: string }[];
  readonly repair: TestsRepairShown | null;
};

export type TestsRepairShown = Omit<RepairShown, "claim" | "withPeers"> & {
  readonly claim: { readonly verdict: "passes-tests"; readonly tests: number };
};

/** Each with the difference. */
export function testsRepairs(
  words: Words,
  functions: readonly TestsRepair[],
  source: Source,
): readonly { readonly answer: RepairedByTests; readonly diff: string }[] {
  let { text } = source;
  return functions.map(({ function: name, tests, failing, unusable, repairs: [found] }) => {
    const base = { name: source.name, text };
    text = found?.text ?? text;
    const diff = found === undefined ? "" : unifiedDiff(base.name, base.text, found.text);
    const repair: TestsRepairShown | null =
      found === undefined
        ? null
        : {
            edits: found.edits.map((edit) => editShown(edit, base)),
            cost: found.cost,
            kept: found.kept,
            minimised: found.minimised,
            claim: { verdict: "passes-tests", tests: found.claim.tests },
            patch: decodeBytes(diff),
          };
    const answer: RepairedByTests = {
      function: decodeBytes(name),
      verdict: tests === 0 ? "no-tests" : failing.length > 0 ? "fails-tests" : "passes-tests",
      tests,
      failing: failing.map(({ call, expected, got }) => ({
        call: decodeBytes(call),
        expected: expected.map(decodeBytes),
        got: runResult(words, decoded(got)),
      })),
      unusable: unusable.map(({ call, why }) => ({
        call: decodeBytes(call),
        why: words.reasons.unusableTest(decoded(why)),
      })),
      repair,
    };
    return { answer, diff };
  });
}
