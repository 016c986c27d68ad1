// Exercises and attempts at them from texts, as usual where a test says nothing else.
import { type Attempt, type Exercise, USUAL_BEHAVIOUR } from "../src/subject/exercise.js";

const USUAL: Omit<Exercise, "reference"> = {
  prelude: undefined,
  observe: undefined,
  given: [],
  functions: [],
  renamed: [],
  ...USUAL_BEHAVIOUR,
};

export function attemptOf(reference: string, submission: string, more: Partial<Exercise> = {}): Attempt {
  return {
    exercise: { ...USUAL, reference: { name: "reference.ml", text: reference }, ...more },
    submission: { name: "submission.ml", text: submission },
  };
}
