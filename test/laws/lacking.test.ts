// What we lack is never guessed: a program in which one number has been replaced by something that is not supported is
// not told from the program itself, and nothing is claimed beyond it either.
import { expect, test } from "vitest";
import { checkPrograms } from "../../src/jobs/check.js";
import type { CheckRequest } from "../../src/jobs/check-request.js";
import type { FunctionVerdict } from "../../src/report/verdict.js";
import { mutantTask } from "../corpus/audit/choose.js";
import { MUTANTS } from "../corpus/audit/mutants.js";
import { both, openTestLanguage } from "../language.js";
import { openTestSolver } from "./test-solver.js";

const language = await openTestLanguage();
const solver = openTestSolver();
const LACKING = "(object method number = 1 end)#number";

for (const mutant of MUTANTS) {
  const { request } = mutantTask(mutant);
  const { text: whole } = request.exercise.reference;
  const places = [...whole.matchAll(/(?<![\w"'])\d+(?![\w"'.])/g)];
  test(`${mutant.name}, with each of ${places.length} numbers left out`, async () => {
    for (const { index, 0: number } of places) {
      const text = whole.slice(0, index) + LACKING + whole.slice(index + number.length);
      for (const { verdict } of await answersTo({ ...request, submission: { ...request.submission, text } }))
        expect(verdict, text).toMatchObject({ kind: expect.stringMatching(/^agrees/) });
    }
  });
}

/** None where the number stands in a pattern, and the text is no program. */
async function answersTo(request: CheckRequest): Promise<readonly FunctionVerdict[]> {
  const checked = await checkPrograms(
    both(language),
    { ...request, search: { ...request.search, budget: 5_000 } },
    {
      solver,
      memoryIsLow: () => false,
      isCancelled: () => false,
      now: () => 0,
      onProgress: () => undefined,
    },
  );
  return checked.ok ? checked.value.answers : [];
}
