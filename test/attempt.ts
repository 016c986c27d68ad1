// Exercises and attempts at them from texts, as usual where a test says nothing else.
import type { Attempt, Exercise } from "../src/subject/exercise.js";

const USUAL: Omit<Exercise, "reference"> = {
  prelude: undefined,
  observe: undefined,
  given: undefined,
  functions: [],
  exceptions: "undefined",
};

export function attemptOf(reference: string, submission: string, more: Partial<Exercise> = {}): Attempt {
  return {
    exercise: { ...USUAL, reference: { name: "reference.ml", text: reference }, ...more },
    submission: { name: "submission.ml", text: submission },
  };
}
