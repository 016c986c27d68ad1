// Covers a function of a text, in process: for tests and measurements.

import type { Language } from "../../src/language/language.js";
import { type Costs, USUAL_COSTS } from "../../src/questions/cover/costs.js";
import { type Covered, type CoverSettings, type CoverTools, cover } from "../../src/questions/cover/cover.js";
import { composingPays } from "../../src/questions/cover/whether-to-compose.js";
import { quickSolve } from "../../src/smt/quick/quick-solve.js";
import type { QuickSolver, Solver } from "../../src/smt/solver.js";
import { askedPair } from "../../src/subject/asked-pair.js";
import type { CheckRequest } from "../../src/subject/check-request.js";
import type { Pair } from "../../src/subject/pair.js";
import { type Programs, readPrograms } from "../../src/subject/read-programs.js";

export type Ready = { readonly programs: Programs; readonly pair: Pair };

export function pairOf(language: Language, reference: string, submission: string, name: string, given?: string): Ready {
  const request: CheckRequest = {
    reference: { name: "reference.ml", text: reference },
    submission: { name: "submission.ml", text: submission },
    prelude: undefined,
    observe: undefined,
    given: given === undefined ? undefined : { source: undefined, function: given },
    functions: [name],
    exceptions: "same",
    strategy: "explore",
    budget: undefined,
    all: 1,
    seed: 1,
    solver: "embedded",
  };
  const programs = readPrograms({ reference: language, submission: language }, request);
  if (!programs.ok) throw new Error(programs.errors[0].title);
  const [asked] = programs.value.asked;
  if (asked === undefined) throw new Error(`no ${name}`);
  const paired = askedPair(programs.value, asked, request, () => false);
  if (!paired.ok) throw new Error(JSON.stringify(paired.verdict));
  return { programs: programs.value, pair: paired.pair };
}

export function coverPair(
  pair: Pair,
  solver: Solver,
  budget: number,
  costs: Partial<Costs> = {},
  settings: Partial<CoverSettings> = {},
): Promise<Covered> {
  return cover(pair, settingsOf(budget, costs, settings), toolsOf(solver, quickSolve));
}

/** Composed or not, as `suite` chooses; with the questions to any solver, also those that the choice took. */
export async function coverChosen(
  pair: Pair,
  solver: Solver,
  budget: number,
  costs: Partial<Costs>,
  settings: Partial<CoverSettings>,
): Promise<{ readonly covered: Covered; readonly questions: number }> {
  let questions = 0;
  const quick: QuickSolver = (query, near) => {
    questions++;
    return quickSolve(query, near);
  };
  const wanted = settingsOf(budget, costs, settings);
  const tools = toolsOf(solver, quick);
  const composes = await composingPays(pair, wanted, tools);
  const covered = await cover(pair, { ...wanted, composes }, tools);
  return { covered, questions: questions + covered.searched.solverCalls };
}

function settingsOf(budget: number, costs: Partial<Costs>, settings: Partial<CoverSettings>): CoverSettings {
  return {
    side: "reference",
    budget,
    costs: { ...USUAL_COSTS, ...costs },
    policy: "same",
    inputsPerPath: 1,
    order: "level",
    pathsMax: 100_000,
    stepsMax: 10_000_000_000,
    composes: true,
    ...settings,
  };
}

function toolsOf(solver: Solver, quick: QuickSolver): CoverTools {
  return { quick, solver, isStopped: () => false, onProgress: () => undefined };
}

/** The calls that were found, as they are shown, in order. */
export function callsOf({ programs }: Ready, { paths }: Covered): readonly string[] {
  return paths.flatMap(({ inputs }) =>
    inputs.map(({ args }) => args.map((arg) => programs.reference.showInput(arg)).join(" ")),
  );
}
