// A submission that tests alone judge: on each of their inputs it has to come to one of the outcomes that are right. Nothing
// else is looked at, so what passes may be wrong everywhere else.
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import type { Subject } from "../../subject/subject.js";
import type { ReferenceRun } from "../../witness/both.js";
import { judgeByReference } from "../../witness/by-reference.js";
import type { Input } from "../../witness/judge.js";
import { type ExploredProgram, type ExploredVerdict, exploredBeside } from "./explored.js";
import { FUEL } from "./limits.js";
import type { Case, Patient, Trial } from "./patient.js";

/** `pair`: at the types of its call. `right`: as if a reference had done it. */
export type TestCase = { readonly input: Input; readonly pair: Pair; readonly right: readonly ReferenceRun[] };

/** An outcome of a test counts whether it is a value or an exception. */
export const TESTED: Policy = "same";

/** `patient`: the same judged by the program that the tests were read with; what it says does not count. `testOf`: the test that
 * has an input, as it is for this program. */
export function patientByTests(
  patient: Patient,
  testOf: (input: Input) => TestCase | undefined,
  hasReference: boolean,
): Patient {
  return {
    ...patient,
    caseOf: (input) => {
      const test = testOf(input);
      return test && { input: test.input, known: test };
    },
    load: (program, chooser) => {
      const trial = patient.load(program, chooser);
      return trial && trialOf(trial.subject);
    },
    ...(hasReference ? {} : { solution: undefined }),
  };
}

function trialOf(subject: Subject): Trial {
  let steps = 0;
  return {
    subject,
    verdict: ({ known }: Case) => {
      const { verdict, taken } = outcomeOf(known as TestCase, subject); // made above
      steps += taken;
      return verdict;
    },
    steps: () => steps,
    explored: (program, { known }) => exploredOn(known as TestCase, program, subject),
  };
}

/** Of a program that may be changed. */
export function outcomeOf({ input, pair, right }: TestCase, submission: Subject) {
  const judge = judgeByReference(
    { ...pair, submission: { ...pair.submission, ...running(submission) } },
    TESTED,
    undefined,
  );
  const verdicts = right.map((run) => judge.compare(input, run, FUEL)?.verdict ?? "wrong");
  const isEndless = verdicts.length > 0 && verdicts.every((verdict) => verdict === "unfinished");
  const verdict = verdicts.includes("right") ? "right" : isEndless ? "unfinished" : "wrong";
  return { verdict, taken: judge.steps() } as const;
}

/** One of the outcomes that are right is enough. */
function exploredOn({ input, pair, right }: TestCase, program: ExploredProgram, submission: Subject): ExploredVerdict {
  const own = { ...pair, submission: { ...pair.submission, ...running(submission) } };
  let steps = 0;
  const isRight = right.some((seen) => {
    const verdict = exploredBeside(own, TESTED, program, input, seen);
    steps += verdict.steps;
    return verdict.isRight;
  });
  return { isRight, steps };
}

/** What runs; types are those of the call. */
function running({ side, unit, machine }: Subject): Pick<Subject, "side" | "unit" | "machine"> {
  return { side, unit, machine };
}
