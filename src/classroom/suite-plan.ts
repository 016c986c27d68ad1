// What is asked for the suite of an assignment: functions that are to be tested in the same way are asked together.
import type { Source } from "../core/span.js";
import {
  AUTO_STEPS_MAX,
  costsOf,
  type SuiteRequest,
  USUAL_INPUTS,
  USUAL_PATHS_MAX,
  USUAL_STEPS_MAX,
} from "../jobs/suite-request.js";
import type { SolverChoice } from "../jobs/tools.js";
import type { Exercise } from "../subject/exercise.js";
import type { Assignment, TestSettings } from "./assignment.js";
import { exerciseOf, type Group, settingsOf } from "./plan.js";

export type SuiteLimits = {
  /** For each function; undefined: steps decide. */
  readonly timeMs: number | undefined;
  readonly estimate: boolean;
  readonly solver: SolverChoice;
};

/** For each function, where no time was given. */
const SAFETY_NET_MS = 600_000;

/** About the first reference alone. */
export function suiteRequests(assignment: Assignment, limits: SuiteLimits): readonly SuiteRequest[] {
  const [reference] = assignment.references as readonly [Source];
  return groupsOf(assignment).map(({ group, tests }) =>
    suiteRequest(exerciseOf(assignment, group, reference), tests, limits),
  );
}

export function suiteRequest(exercise: Exercise, tests: TestSettings, limits: SuiteLimits): SuiteRequest {
  const budget = tests.budget ?? "auto";
  return {
    exercise,
    submission: undefined,
    solver: limits.solver,
    budget,
    costs: costsOf(tests.prices),
    inputsPerPath: tests.inputs ?? USUAL_INPUTS,
    pathsMax: USUAL_PATHS_MAX,
    stepsMax: budget === "auto" && limits.timeMs === undefined ? AUTO_STEPS_MAX : USUAL_STEPS_MAX,
    timeMaxMs: limits.timeMs ?? SAFETY_NET_MS,
    estimate: limits.estimate,
    mutants: true,
  };
}

type SuiteGroup = { readonly group: Group; readonly tests: TestSettings };

function groupsOf({ functions, usual, suite }: Assignment): readonly SuiteGroup[] {
  const { exceptions = usual.exceptions } = suite;
  if (functions.length === 0) return [{ group: { ...usual, exceptions, functions: [] }, tests: suite }];
  const groups = new Map<string, SuiteGroup>();
  for (const task of functions) {
    const tests = together(suite, task.suite);
    const settings = { ...settingsOf(task), exceptions: tests.exceptions ?? task.exceptions };
    const key = JSON.stringify([settings, tests]);
    const names = [...(groups.get(key)?.group.functions ?? []), task.name];
    groups.set(key, { group: { ...settings, functions: names }, tests });
  }
  return [...groups.values()];
}

/** What is said of one function counts more than what is said of all. */
export function together(all: TestSettings, own: TestSettings): TestSettings {
  return {
    budget: own.budget ?? all.budget,
    prices: [...all.prices, ...own.prices],
    inputs: own.inputs ?? all.inputs,
    exceptions: own.exceptions ?? all.exceptions,
  };
}
