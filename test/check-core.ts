// Two functions f of programs written in core, compared as `check` compares: for what core has and no front end shows.

import type { Name } from "../src/core/expr.js";
import { parseProgram } from "../src/core/parse.js";
import { printExpr } from "../src/core/print.js";
import type { Program } from "../src/core/program.js";
import type { Type } from "../src/core/type.js";
import { validate } from "../src/core/validate.js";
import { type Refutation, type RefuteSettings, refute } from "../src/questions/refute/refute.js";
import { quickSolve } from "../src/smt/quick/quick-solve.js";
import { USUAL_BEHAVIOUR } from "../src/subject/exercise.js";
import { type Between, pairUp } from "../src/subject/pair.js";
import type { OfferedSide } from "../src/subject/subject.js";
import { showOutcome } from "./laws/show-value.js";
import { openTestSolver } from "./laws/test-solver.js";

const F = "f" as Name;
const NO_FAULTS = ["divide", "bounds", "incomparable", "lazy", "match"];

/** With a fault for everything. */
export function coreProgram(text: string): Program {
  const faults = NO_FAULTS.map((fault) => `(fault ${fault} [Fault "${fault}"])`).join(" ");
  const program = parseProgram(`(exception [Fault 0 (str)]) ${faults} ${text}`);
  const problems = validate(program);
  if (problems.length > 0) throw new Error(problems.join("; "));
  return program;
}

export type Checked = {
  /** The arguments of the smallest counterexample, then what the two gave. */
  readonly witness: readonly string[] | undefined;
  readonly refutation: Refutation;
};

const solver = openTestSolver();
const SETTINGS: RefuteSettings = {
  exceptions: "same",
  budget: 60_000,
  shares: 1,
  all: 1,
  strategy: "explore",
  seed: 1,
};

const BETWEEN: Between = {
  integer: "i63",
  across: undefined,
  placed: [],
  manner: "name",
  ...USUAL_BEHAVIOUR,
  memoryIsLow: () => false,
};

export async function checkCore(
  reference: string,
  submission: string,
  settings: Partial<RefuteSettings> = {},
): Promise<Checked> {
  const pairing = pairUp(sideOf(reference), sideOf(submission), undefined, BETWEEN);
  if (!pairing.ok) throw new Error(`not comparable: ${pairing.why.kind}`);
  const refutation = await refute(
    pairing.pair,
    { ...SETTINGS, ...settings },
    { quick: quickSolve, solver, isStopped: () => false, onProgress: () => undefined },
  );
  const [first] = refutation.witnesses;
  const shown = first && [
    ...first.args.map(printExpr),
    showOutcome(first.seen.expected.outcome),
    showOutcome(first.seen.got.outcome),
  ];
  return { witness: shown, refutation };
}

function sideOf(text: string): OfferedSide {
  const program = coreProgram(text);
  return { program, name: F, type: program.types.get(F) as Type, operations: new Map() };
}
