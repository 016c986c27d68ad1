// Suites of one program side by side: the tests that each has, the branches that they take, and the mutants that they
// tell of those that can be told: by any of the suites, or by `check`.

import { replay } from "../../src/jobs/replay.js";
import { suitePrograms } from "../../src/jobs/suite.js";
import {
  AUTO_STEPS_MAX,
  type SuiteRequest,
  USUAL_INPUTS,
  USUAL_PATHS_MAX,
  USUAL_STEPS_MAX,
} from "../../src/jobs/suite-request.js";
import type { Language } from "../../src/language/language.js";
import { USUAL_COSTS } from "../../src/questions/cover/costs.js";
import { branchesOf, type Killing, killing, type Measured } from "../../src/questions/mutate/strength.js";
import { minimized } from "../../src/report/suite/select.js";
import type { FunctionSuite, SuiteTest } from "../../src/report/suite/suite.js";
import { quickSolve } from "../../src/smt/quick/quick-solve.js";
import type { Solver } from "../../src/smt/solver.js";
import type { Attempt } from "../../src/subject/exercise.js";
import { USUAL_BEHAVIOUR } from "../../src/subject/exercise.js";
import type { Pair } from "../../src/subject/pair.js";
import type { GivenInput } from "../../src/witness/given.js";
import { both } from "../language.js";

export type Subject = {
  readonly language: Language;
  readonly solver: Solver;
  readonly source: string;
  readonly functions: readonly string[]; // none: all
};

/** Calls as text, or with every value that was chosen. */
export type Call = Pick<GivenInput, "function" | "input">;

export type Suites = {
  /** Nothing was known of mutants when they were made. */
  readonly ways: readonly SuiteTest[];
  /** Of the inputs of ways as few as tell every mutant that they tell together. */
  readonly few: readonly SuiteTest[];
  /** The same, with tests that were made to tell a mutant. */
  readonly told: readonly SuiteTest[];
};

export type Score = {
  readonly branches: ReadonlySet<number>;
  readonly mutants: ReadonlySet<number>;
};

export type Scored = {
  readonly function: string;
  readonly branches: number;
  /** The mutants that can be told. */
  readonly mutants: ReadonlySet<number>;
  readonly scores: readonly Score[]; // of each suite
};

const HOUR = 3_600_000;

export async function suitesOf(subject: Subject, budget: number | "auto"): Promise<Suites> {
  const [blind, all] = [await testsOf(subject, budget, false), await testsOf(subject, budget, true)];
  return { ways: blind, few: minimal(all.filter(({ from }) => from !== "mutant")), told: minimal(all) };
}

/** As --minimize does. */
function minimal(tests: readonly SuiteTest[]): readonly SuiteTest[] {
  const shown = tests.map((test) => ({
    test,
    way: test.way,
    size: test.size,
    shows: [
      ...test.branches.map((branch) => `${test.function} branch ${branch}`),
      ...test.kills.map((mutant) => `${test.function} mutant ${mutant}`),
      `${test.function} ${test.expected.kind}`,
    ],
  }));
  return minimized(shown).map(({ test }) => test);
}

export async function testsOf(
  subject: Subject,
  budget: number | "auto",
  mutants: boolean,
): Promise<readonly SuiteTest[]> {
  const request: SuiteRequest = {
    exercise: attemptAt(subject).exercise,
    submission: undefined,
    solver: "embedded",
    budget,
    costs: USUAL_COSTS,
    inputsPerPath: USUAL_INPUTS,
    pathsMax: USUAL_PATHS_MAX,
    stepsMax: budget === "auto" ? AUTO_STEPS_MAX : USUAL_STEPS_MAX,
    timeMaxMs: HOUR,
    estimate: false,
    mutants,
  };
  const made = await suitePrograms(both(subject.language), request, {
    solver: subject.solver,
    memoryIsLow: () => false,
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => performance.now(),
  });
  if (!made.ok) throw new Error(made.errors[0].title);
  return made.value.functions.filter((each): each is FunctionSuite => "tests" in each).flatMap(({ tests }) => tests);
}

export function callOf({ function: name, chosen }: SuiteTest): Call {
  return { function: name, input: { chosen } };
}

/** The program at its own exercise. */
export function attemptAt({ source, functions }: Subject): Attempt {
  const reference = { name: "reference", text: source };
  const asked = { prelude: undefined, observe: undefined, given: [], functions, renamed: [] };
  return { exercise: { ...asked, ...USUAL_BEHAVIOUR, exceptions: "same", reference }, submission: reference };
}

export async function scoreSuites(subject: Subject, suites: readonly (readonly Call[])[]): Promise<readonly Scored[]> {
  const used = suites.map((calls) => inputsOf(subject, calls));
  const scored: Scored[] = [];
  for (const name of new Set(used.flatMap((each) => [...each.keys()]))) {
    const own = used.map((each) => each.get(name));
    const scores = own.map((each) => (each === undefined ? NOTHING : scoreOf(each)));
    const known = own.find((each) => each !== undefined);
    if (known === undefined) continue;
    const told = new Set(scores.flatMap(({ mutants }) => [...mutants]));
    for (const id of await toldByCheck(known.killing, told, subject.solver)) told.add(id);
    scored.push({ function: name, branches: known.branches, mutants: told, scores });
  }
  return scored;
}

const NOTHING: Score = { branches: new Set(), mutants: new Set() };

type Used = {
  readonly killing: Killing;
  readonly branches: number;
  readonly own: Set<number>;
  readonly inputs: Measured[];
};

/** The inputs of a suite by function, with the branches of the function. */
function inputsOf(subject: Subject, calls: readonly Call[]): ReadonlyMap<string, Used> {
  const pairs = new Map<Pair, Used & { readonly taken: ReturnType<typeof branchesOf>["taken"] }>();
  const found = new Map<string, Used>();
  const inputs = calls.map((call): GivenInput => ({ ...call, exceptions: "same", expect: undefined, raises: false }));
  const attempt = attemptAt(subject);
  const replayed = replay(both(subject.language), attempt, inputs, () => false, {
    onInput: (input, pair, name, _i, read) => {
      let used = pairs.get(pair);
      if (used === undefined) {
        const branches = branchesOf(pair.reference);
        const of = killing(pair.reference, read.reference.facts, attempt.exercise, branches);
        used = {
          killing: of,
          branches: branches.all.length,
          own: new Set(branches.all),
          inputs: [],
          taken: branches.taken,
        };
        pairs.set(pair, used);
        found.set(name, used);
      }
      used.inputs.push({ input, taken: used.taken(input.args("reference")) });
    },
  });
  if (!replayed.ok) throw new Error(replayed.errors[0].title);
  for (const [i, result] of replayed.value.entries())
    if (result.kind !== "agrees") throw new Error(`${JSON.stringify(calls[i])}: ${JSON.stringify(result)}`);
  return found;
}

function scoreOf({ killing: mutants, own, inputs }: Used): Score {
  const all = new Set(mutants.mutants.map(({ id }) => id));
  return {
    branches: new Set(inputs.flatMap(({ taken }) => taken.filter((event) => own.has(event)))),
    mutants: new Set(mutants.killedBy(inputs, all, true).flat()),
  };
}

async function toldByCheck(mutants: Killing, told: ReadonlySet<number>, solver: Solver): Promise<readonly number[]> {
  const found: number[] = [];
  const tools = { quick: quickSolve, solver, isStopped: () => false, onProgress: () => undefined };
  for (const mutant of mutants.mutants)
    if (!told.has(mutant.id) && (await mutants.tell(mutant, tools)).kind === "differs") found.push(mutant.id);
  return found;
}
