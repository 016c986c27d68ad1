// Covers a function of a text, in process: for tests and measurements.

import type { Language } from "../../src/language/language.js";
import { type Costs, USUAL_COSTS } from "../../src/questions/cover/costs.js";
import {
  type Covered,
  type Covering,
  type CoverSettings,
  type CoverTools,
  cover,
} from "../../src/questions/cover/cover.js";
import { composingPays } from "../../src/questions/cover/whether-to-compose.js";
import { quickSolve } from "../../src/smt/quick/quick-solve.js";
import type { QuickSolver, Solver } from "../../src/smt/solver.js";
import { askedPair } from "../../src/subject/asked.js";
import type { Pair } from "../../src/subject/pair.js";
import { type ReadAttempt, readAttempt } from "../../src/subject/read.js";
import { judgeByReference } from "../../src/witness/by-reference.js";
import { attemptOf } from "../attempt.js";
import { both } from "../language.js";

export type Ready = { readonly read: ReadAttempt; readonly pair: Pair };

/** Whose paths are taken. */
export type Which = "reference" | "submission";

/** All that is not said is as usual. */
type Wanted = Partial<CoverSettings> & { readonly side?: Which };

export function pairOf(language: Language, reference: string, submission: string, name: string, given?: string): Ready {
  const attempt = attemptOf(reference, submission, {
    given: given === undefined ? [] : [{ source: undefined, function: given, of: undefined }],
    functions: [name],
    exceptions: "same",
  });
  const read = readAttempt(both(language), attempt);
  if (!read.ok) throw new Error(read.errors[0].title);
  const [asked] = read.value.asked;
  if (asked === undefined) throw new Error(`no ${name}`);
  const paired = askedPair(read.value, asked, () => false);
  if (!paired.ok) throw new Error(JSON.stringify(paired.verdict));
  return { read: read.value, pair: paired.pair };
}

/** The submission is run on every input too. */
export function coveringOf(pair: Pair, side: Which = "reference"): Covering {
  const { reference } = pair;
  return { explored: pair[side], reference, judge: judgeByReference(pair, "same", reference.given) };
}

export function coverPair(
  pair: Pair,
  solver: Solver,
  budget: number,
  costs: Partial<Costs> = {},
  { side, ...settings }: Wanted = {},
): Promise<Covered> {
  return cover(coveringOf(pair, side), settingsOf(budget, costs, settings), toolsOf(solver, quickSolve));
}

/** Composed or not, as `suite` chooses; with the questions to any solver, also those that the choice took. */
export async function coverChosen(
  pair: Pair,
  solver: Solver,
  budget: number,
  costs: Partial<Costs>,
  { side, ...settings }: Wanted,
): Promise<{ readonly covered: Covered; readonly questions: number }> {
  let questions = 0;
  const quick: QuickSolver = (query, near) => {
    questions++;
    return quickSolve(query, near);
  };
  const wanted = settingsOf(budget, costs, settings);
  const tools = toolsOf(solver, quick);
  const covering = coveringOf(pair, side);
  const composes = await composingPays(covering, wanted, tools);
  const covered = await cover(covering, { ...wanted, composes }, tools);
  return { covered, questions: questions + covered.searched.solverCalls };
}

function settingsOf(budget: number, costs: Partial<Costs>, settings: Partial<CoverSettings>): CoverSettings {
  return {
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
export function callsOf({ read }: Ready, { paths }: Covered): readonly string[] {
  return paths.flatMap(({ inputs }) =>
    inputs.map(({ args }) => args.map((arg) => read.reference.showInput(arg)).join(" ")),
  );
}
