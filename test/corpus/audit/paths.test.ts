// For pairs that agree and for pairs that do not, every enumerated input is on exactly one path.
import { describe, expect, test } from "vitest";
import { openTestLanguage } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { openTestGrammar } from "../check/grammar.js";
import { auditLeaves } from "./functions.js";
import { MUTANTS } from "./mutants.js";
import { inputsOnPaths } from "./on-paths.js";
import { openSubject, type Subject } from "./subject.js";

const language = await openTestLanguage();
const leaves = { ...auditLeaves(await openTestGrammar()), ints: [-1, 0, 1, 2], strings: ["x", ""] };
const solver = openTestSolver();

for (const { name, function: wanted, reference, mutant } of MUTANTS) {
  describe(name, () => {
    for (const [which, submission] of [
      ["with itself", reference],
      ["with its mutant", mutant],
    ] as const) {
      test(`every input is on one path of the reference ${which}`, async () => {
        const found = await inputsOnPaths(subjectOf(reference, wanted), subjectOf(submission, wanted), leaves, solver);
        expect(found?.breaches.slice(0, 5)).toEqual([]);
        if (submission === reference) expect(found?.inputs).toBeGreaterThan(0); // nothing may be smaller than a witness
      });
    }
  });
}

function subjectOf(text: string, wanted: string): Subject {
  const subject = openSubject(language, [{ name: "audited.ml", text }], wanted);
  if (subject === undefined) throw new Error("does not run");
  return subject;
}
