// Whatever the budget, a search ends and its witness parts the two: the budget may run out in the
// middle of anything.
import { expect, test } from "vitest";
import { checkPrograms } from "../../src/jobs/check.js";
import type { CheckRequest } from "../../src/jobs/check-request.js";
import { mutantTask } from "../corpus/audit/choose.js";
import { MUTANTS } from "../corpus/audit/mutants.js";
import { both, openTestLanguage } from "../language.js";
import { sweep } from "../sweep.js";
import { openTestSolver } from "./test-solver.js";

const language = await openTestLanguage();
const solver = openTestSolver();
const BUDGETS = Array.from({ length: 25 }, (_, i) => Math.round(20 * 1.3 ** i)).filter((_, i) => i % sweep(3, 1) === 0);

for (const mutant of MUTANTS) {
  test(`${mutant.name}, with budgets from ${BUDGETS[0]} to ${BUDGETS.at(-1)} steps`, async () => {
    const sizes = new Set<number>();
    const { request } = mutantTask(mutant);
    for (const budget of BUDGETS) sizes.add(await witnessSize({ ...request, search: { ...request.search, budget } }));
    expect([...sizes].every((size) => size === 0 || size >= mutant.size)).toBe(true);
  });
}

/** 0 where none is found. */
async function witnessSize(request: CheckRequest): Promise<number> {
  const checked = await checkPrograms(both(language), request, {
    solver,
    memoryIsLow: () => false,
    isCancelled: () => false,
    now: () => 0,
    onProgress: () => undefined,
  });
  const verdict = checked.ok ? checked.value.answers[0]?.verdict : undefined;
  if (verdict === undefined) throw new Error("no answer");
  return verdict.kind === "differs" ? verdict.witness.size : 0;
}
