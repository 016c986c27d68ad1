// Whenever the search for a repair is stopped, what it tells was checked whole, and is said not to be the smallest.
import { expect, test } from "vitest";
import { checkPrograms } from "../src/jobs/check.js";
import { USUAL_SEARCH } from "../src/jobs/check-request.js";
import { repairPrograms } from "../src/jobs/repair.js";
import { USUAL_REPAIR } from "../src/jobs/repair-request.js";
import type { SearchTools } from "../src/jobs/tools.js";
import { attemptOf } from "./attempt.js";
import { both, openTestLanguage } from "./language.js";
import { openTestSolver } from "./laws/test-solver.js";

const REFERENCE = "let rec sum l = match l with [] -> 0 | x :: r -> x + sum r\n";
const WRONG = "let rec sum l = match l with [] -> 1 | x :: r -> x - sum r\n";

/** Stopped when it has asked so often whether it is. */
function stoppedAfter(asked: number): SearchTools & { readonly asked: () => number } {
  let count = 0;
  return {
    memoryIsLow: () => false,
    isCancelled: () => count++ >= asked,
    now: () => 0,
    solver: openTestSolver(),
    onProgress: () => undefined,
    asked: () => count,
  };
}

test("a repair that is told is right, however early the search was stopped", async () => {
  const languages = both(await openTestLanguage());
  const request = {
    ...attemptOf(REFERENCE, WRONG, { functions: ["sum"] }),
    search: USUAL_SEARCH,
    repair: USUAL_REPAIR,
  };
  const whole = stoppedAfter(Number.POSITIVE_INFINITY);
  const done = await repairPrograms(languages, request, whole);
  expect(done.ok && done.value.functions[0]?.repairs[0]?.minimised).toBe(true);
  const seen = new Set<boolean | undefined>();
  for (let share = 0; share < SHARES; share++) {
    const asked = Math.floor((whole.asked() * share) / (SHARES - 1));
    const early = await repairPrograms(languages, request, stoppedAfter(asked));
    const [sum] = early.ok ? early.value.functions : [];
    const [found] = sum?.repairs ?? [];
    seen.add(found?.minimised);
    if (found === undefined) continue;
    const submission = { ...request.submission, text: found.text };
    const tools = stoppedAfter(Number.POSITIVE_INFINITY);
    const checked = await checkPrograms(languages, { ...request, submission }, tools);
    expect(checked.ok && checked.value.answers[0]?.verdict.kind).toBe("equal");
  }
  expect(seen.has(undefined)).toBe(true);
});

const SHARES = 6;
