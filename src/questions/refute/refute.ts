// The question of `check`: is there an input on which a submission parts from its reference?
// Reference, then submission, on the same partial input, then the outcomes are compared; the
// explorer does the rest. A difference counts only with a witness that both were run on.
import type { Name } from "../../core/expr.js";
import type { Value } from "../../core/value.js";
import type { Limits, Report } from "../../eval/outcome.js";
import { truthOf } from "../../explore/equal.js";
import { loadExplorable } from "../../explore/machine.js";
import type { Run } from "../../explore/run.js";
import { type Next, newSearch, type Path, type Searched, type Stage, type StageResult } from "../../explore/search.js";
import { type Mutable, newWorld, unknownOf } from "../../explore/unknown.js";
import type { QuickSolver, Solver } from "../../smt/solver.js";
import { sameResults } from "./compare.js";
import { isTest, type Policy } from "./confirm.js";
import type { Pair } from "./pair.js";
import { type CoreWitness, witnessMaker } from "./witness.js";

export type RefuteSettings = {
  readonly exceptions: Policy;
  /** In steps. */
  readonly budget: number;
  /** A predicate of the reference's program: other inputs are no tests. */
  readonly given: Name | undefined;
};

export type RefuteTools = {
  readonly quick: QuickSolver;
  readonly solver: Solver;
  readonly isStopped: () => boolean;
  readonly onProgress: (paths: number, size: number) => void;
};

export type Refutation = {
  readonly witness: CoreWitness | undefined;
  /** How many paths it took to find a difference. */
  readonly foundAfter: number | undefined;
  readonly searched: Searched;
  readonly seen: Seen;
};

/** What the claim has to mention. */
export type Seen = {
  readonly arithmetic: boolean;
  readonly raised: boolean; // the reference, on some inputs
  readonly unfinished: boolean; // the reference
  /** The lowest level at which a difference was not shown by running both, or the submission was too slow to tell. */
  readonly slowAt: number | undefined;
  readonly unconfirmed: number;
};

export const REFERENCE_FUEL = 10_000;
const DEPTH = 10_000;
const SOLVER_EFFORT = 2_000_000;

function limits(fuel: number): Limits {
  return { fuel, depth: DEPTH, outputBytes: 100_000 };
}

export async function refute(pair: Pair, settings: RefuteSettings, tools: RefuteTools): Promise<Refutation> {
  const world = newWorld(pair.shapes);
  const mutable: Mutable[] = [];
  const inputs = pair.params.map((type) => unknownOf(world, type, mutable));
  const witnessFor = witnessMaker(pair, settings.exceptions);
  const seen = {
    arithmetic: false,
    raised: false,
    unfinished: false,
    slowAt: undefined as number | undefined,
    unconfirmed: 0,
  };
  let witness: CoreWitness | undefined;
  let foundAfter: number | undefined;
  let paths = 0;

  const onPath = ({ run, results, level }: Path): Next => {
    tools.onProgress(++paths, level);
    const [reference] = results.slice(settings.given === undefined ? 0 : 1) as [Report | undefined];
    if (reference?.outcome.kind === "raised") seen.raised = true;
    if (reference?.outcome.kind === "unfinished") seen.unfinished = true;
    if (results[results.length - 1] !== DIFFERENT) return { kind: "on" };
    const found = witnessFor(run, inputs);
    if (found === undefined) {
      seen.unconfirmed++;
      seen.slowAt = Math.min(seen.slowAt ?? level, level);
    }
    if (found === undefined || (witness !== undefined && found.size >= witness.size)) return { kind: "on" };
    witness = found;
    foundAfter ??= paths;
    return { kind: "below", size: Math.min(found.size, run.size) };
  };
  const search = newSearch(
    world,
    {
      inputs: mutable,
      size: pair.params.reduce((sum, type) => sum + pair.shapes.least(type), 0),
      stepsToFind: settings.budget,
      stepsToCover: settings.budget,
      quick: tools.quick,
      solver: tools.solver,
      solverEffort: SOLVER_EFFORT,
      isStopped: tools.isStopped,
      onPath,
    },
    (run) => stagesOf(pair, settings, run, inputs),
  );
  const searched = await search.go();
  return { witness, foundAfter, searched, seen: { ...seen, arithmetic: world.seen.has("arithmetic") } };
}

const DIFFERENT = "different";
const SAME = "same";

function stagesOf(
  pair: Pair,
  { exceptions, given }: RefuteSettings,
  run: Run,
  inputs: readonly Value[],
): readonly Stage[] {
  const reference = loadExplorable(pair.reference.unit, run, limits(20_000_000));
  const submission = loadExplorable(pair.submission.unit, run, limits(20_000_000));
  const runGiven: Stage = () => {
    const report = reference.call(given as Name, inputs, limits(REFERENCE_FUEL));
    const { outcome } = report;
    const holds = outcome.kind === "value" && run.branch(truthOf(run, outcome.value) ?? false);
    return { value: report, steps: report.steps, last: !holds };
  };
  const runReference: Stage = () => {
    const report = reference.call(pair.reference.side.name, inputs, limits(REFERENCE_FUEL));
    return { value: report, steps: report.steps, last: !isTest(exceptions, report) };
  };
  const runSubmission: Stage = (_run, earlier) => {
    const { steps } = earlier[earlier.length - 1] as Report;
    run.mayRaise = exceptions === "undefined";
    const report = submission.call(pair.submission.side.name, inputs, limits(50 * steps + 10_000));
    return { value: report, steps: report.steps, last: false };
  };
  const compare: Stage = (_run, earlier): StageResult => {
    const [expected, got] = earlier.slice(-2) as [Report, Report];
    const same = sameOutcomes(expected, got);
    return { value: same ? SAME : DIFFERENT, steps: 1, last: true };
  };
  const sameOutcomes = (expected: Report, got: Report): boolean => {
    const [a, b] = [expected.outcome, got.outcome];
    if (a.kind !== b.kind) return false;
    if (a.kind !== "value" || b.kind !== "value") return true; // exceptions: told apart when confirmed
    return sameResults(
      {
        run,
        applyReference: (fn, args) => reference.apply(fn, args, limits(REFERENCE_FUEL)),
        applySubmission: (fn, args) => submission.apply(fn, args, limits(50 * REFERENCE_FUEL)),
      },
      pair.result,
      a.value,
      b.value,
    );
  };
  const stages = [runReference, runSubmission, compare];
  return given === undefined ? stages : [runGiven, ...stages];
}
