// The audit can fail: a claim that goes as far as a mutant's known size is found to be wrong exactly there.
import { expect, test } from "vitest";
import { openTestLanguage } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { openTestGrammar } from "../check/grammar.js";
import { auditClaim } from "./audit.js";
import { mutantTask } from "./choose.js";
import { auditLeaves } from "./functions.js";
import { MUTANTS } from "./mutants.js";

const tools = {
  language: await openTestLanguage(),
  leaves: auditLeaves(await openTestGrammar()),
  solver: openTestSolver(),
};
const INPUTS_MAX = 200_000;

for (const mutant of MUTANTS) {
  test(`${mutant.name} parts at size ${mutant.size} and not before`, async () => {
    const claim = { task: mutantTask(mutant), upTo: mutant.size, steps: 10_000, known: mutant.size };
    const { differences, leftOut, audited } = await auditClaim(tools, claim, INPUTS_MAX);
    expect(leftOut).toBeUndefined();
    expect(audited).toBe(mutant.size);
    expect(differences.map(({ size }) => size)).toEqual([mutant.size]);
  });
}

test("inputs on which the reference takes more steps than claimed are no tests", async () => {
  const [mutant] = MUTANTS;
  if (mutant === undefined) throw new Error("no mutant");
  const claim = { task: mutantTask(mutant), upTo: mutant.size, steps: 2, known: undefined };
  expect((await auditClaim(tools, claim, INPUTS_MAX)).differences).toEqual([]);
});
