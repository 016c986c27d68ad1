// The question of `suite`: every way through a function that costs no more than a budget, each with inputs that go
// that way. The explorer finds the ways; a run that gets too expensive is cut off there, and with it all that would
// have followed. What the outcome should be is said by the reference alone, run by the concrete evaluator.

import { type Name, type NodeId, shownName } from "../../core/expr.js";
import type { Program } from "../../core/program.js";
import type { Value } from "../../core/value.js";
import type { Report } from "../../eval/outcome.js";
import { Signal } from "../../eval/runtime.js";
import { makeUnit } from "../../eval/unit.js";
import { truthOf } from "../../explore/equal.js";
import { loadExplorable } from "../../explore/machine.js";
import { Run, START } from "../../explore/run.js";
import { type Path, Search, type Searched, type Stage } from "../../explore/search.js";
import { type Mutable, newWorld, unknownOf } from "../../explore/unknown.js";
import type { QuickSolver, Solver } from "../../smt/solver.js";
import type { Policy } from "../../subject/exercise.js";
import { LOADING } from "../../subject/limits.js";
import { allCtors, type Predicate, type Subject } from "../../subject/subject.js";
import { isTest, type ReferenceRun } from "../../witness/by-reference.js";
import type { Judge } from "../../witness/judge.js";
import { Composer, composableIn, type Ran } from "./compose.js";
import type { Costs } from "./costs.js";
import { inputMaker, type PathInput } from "./inputs.js";
import { type Instrumented, instrument } from "./instrument.js";
import { CONFIRMING_FUEL, coveringLimits, GIVEN_TRIES_MAX, PATH_FUEL, SOLVER_EFFORT } from "./limits.js";
import { eventsOf, freeMeter } from "./meter.js";

/** Whose paths are taken, and who says what should come of them. */
export type Covering = {
  readonly explored: Subject;
  /** Often the same. A submission takes the reference's inputs. */
  readonly reference: Subject;
  readonly judge: Judge<ReferenceRun>;
};

export type CoverSettings = {
  readonly budget: number;
  readonly costs: Costs;
  readonly policy: Policy;
  /** How many inputs to look for on each path. */
  readonly inputsPerPath: number;
  /** level: all ways, simple inputs first. cost: those that come to a test are preferred, and nothing is promised. */
  readonly order: "level" | "cost";
  /** More ways than these are not looked at; in the order by cost only those with an input count. */
  readonly pathsMax: number;
  readonly stepsMax: number;
  /** Whether calls that are alike share what is known of them. */
  readonly composes: boolean;
};

export type CoverTools = {
  readonly quick: QuickSolver;
  readonly solver: Solver;
  readonly isStopped: () => boolean;
  readonly onProgress: (paths: number, size: number) => void;
  /** Sees every path within the budget, and the unknown arguments: for audits. */
  readonly onPath?: ((path: Path<Step>, args: readonly Value[], budget: number) => void) | undefined;
};

export type CoveredPath = {
  readonly inputs: readonly PathInput[]; // none: there is no input that was confirmed to go this way
  /** Whether its outcome can be tested at all: exceptions may be no tests. */
  readonly isTest: boolean;
  readonly cost: number;
  /** Events of the instrumented program. */
  readonly taken: readonly number[];
  /** The same for paths that differ only in what was looked at to get there. */
  readonly way: string;
};

export type Covered = {
  readonly instrumented: Instrumented;
  readonly paths: readonly CoveredPath[];
  /** Runs that were cut off, and those that ended for another reason than the budget. */
  readonly cut: number;
  readonly unfinished: number;
  readonly unsupported: string | undefined;
  /** Whether every way within the budget was seen. */
  readonly complete: boolean;
  readonly searched: Searched;
  /** Questions to the quick solver; the big one's are in `searched`. */
  readonly quickCalls: number;
};

export async function cover(covering: Covering, settings: CoverSettings, tools: CoverTools): Promise<Covered> {
  const { explored, reference } = covering;
  const { side: asked } = explored;
  const instrumented = instrument(explored.unit.program);
  const composable = settings.composes ? composableIn(instrumented) : undefined;
  const unit = makeUnit(instrumented.program, new Map(), allCtors(explored.unit), composable);
  const { shapes, params, given } = reference;
  const world = newWorld(shapes);
  const mutable: Mutable[] = [];
  const args = params.map((type) => unknownOf(world, type, mutable));
  const size = params.reduce((sum, type) => sum + shapes.least(type), 0);
  const found: CoveredPath[] = [];
  const tally = { cut: 0, unfinished: 0, unsupported: undefined as string | undefined, quickCalls: 0 };
  const free = freeMeter(instrumented);
  const plainRun = new Run(world, [], () => undefined);
  let eventsLeft = 0;
  const choose = (id: NodeId): number => {
    if (eventsLeft-- === 0) throw new Signal({ kind: "unfinished", why: "fuel" });
    return free.choose(id);
  };
  const plain = loadExplorable(unit, plainRun, LOADING, [], { choose });
  /** Whether a whole input goes this way; no further than where it would have ended. */
  const goesWay = (whole: readonly Value[], way: string): boolean => {
    plainRun.start(START);
    free.start();
    eventsLeft = eventsOf(way);
    plain.call(asked.name, whole, coveringLimits(CONFIRMING_FUEL));
    return free.way() === way && eventsLeft >= 0;
  };
  const inputs = inputMaker(covering, {
    args,
    goesWay,
    most: settings.inputsPerPath,
    describing: {
      program: reference.unit.program,
      params,
      names: parameterNames(reference.side.program, reference.side.name),
    },
  });
  const satisfied = new Set<Ended>();
  let withInput = 0;
  const onPath = (path: Path<Step>, ended: Ended): void => {
    if (ended.kind === "cut") tally.cut++;
    else if (ended.kind === "unfinished") tally.unfinished++;
    else if (ended.kind === "unsupported") tally.unsupported ??= ended.what;
    else if (ended.kind === "done") {
      satisfied.add(ended);
      const own = ended.isTest ? inputs(path.run, ended.way) : [];
      if (own.length > 0) withInput++;
      found.push({ inputs: own, isTest: ended.isTest, cost: ended.cost, taken: ended.taken, way: ended.way });
    }
  };
  const quick: QuickSolver = (query, near) => {
    tally.quickCalls++;
    return tools.quick(query, near);
  };
  let composer: Composer | undefined;
  const search: Search<Step> = new Search(
    world,
    {
      inputs: mutable,
      size,
      stepsToFind: settings.stepsMax,
      stepsToCover: 0,
      quick,
      solver: tools.solver,
      solverEffort: SOLVER_EFFORT,
      isStopped: tools.isStopped,
      order: settings.order,
      branches: [],
      onPath: (path) => {
        tools.onProgress(found.length, path.level);
        tools.onPath?.(path, args, settings.budget);
        const [called, given] = path.taken;
        const holds = given?.kind !== "given" || given.holds;
        if (called?.kind === "called" && holds && !satisfied.has(called.ended)) onPath(path, called.ended);
        return { kind: (settings.order === "cost" ? withInput : found.length) >= settings.pathsMax ? "stop" : "on" };
      },
    },
    (run) => {
      composer = new Composer(run, {
        instrumented,
        unit,
        costs: settings.costs,
        loading: LOADING,
        calling: coveringLimits(PATH_FUEL),
        search: { quick, solver: tools.solver, solverEffort: SOLVER_EFFORT, isStopped: tools.isStopped },
        stepsMax: settings.stepsMax,
      });
      const asking = { budget: settings.budget, entry: shownName(asked.name), size };
      const callStage = composer.stage<Step>(asked.name, args, asking, (ran) => {
        const ended = endedOf(ran, covering, settings);
        const step: Step = { kind: "called", ended, report: ran.report };
        return { step, last: ended.kind !== "done" || !ended.isTest };
      });
      return given === undefined ? [callStage] : [callStage, givenStage(reference, given, run, args, satisfied)];
    },
  );
  const searched = withSummaries(await search.go(), composer);
  const complete = !searched.stopped && searched.covered === Number.POSITIVE_INFINITY;
  return { instrumented, paths: found, ...tally, complete, searched };
}

function withSummaries(searched: Searched, composer: Composer | undefined): Searched {
  const { solverCalls = 0, runs = 0 } = composer ?? {};
  return { ...searched, solverCalls: searched.solverCalls + solverCalls, runs: searched.runs + runs };
}

/** The stages: the function is called, and the predicate on its inputs. */
export type Step =
  | { readonly kind: "called"; readonly ended: Ended; readonly report: Report }
  | { readonly kind: "given"; readonly holds: boolean };

/** How a run ended. */
export type Ended =
  | { readonly kind: "cut" | "unfinished" | "superseded" }
  | { readonly kind: "unsupported"; readonly what: string }
  | {
      readonly kind: "done";
      readonly isTest: boolean;
      readonly cost: number;
      readonly taken: readonly number[];
      readonly way: string;
    };

function endedOf(
  { report, meter, superseded }: Ran,
  { explored, reference }: Covering,
  { policy }: CoverSettings,
): Ended {
  const { outcome } = report;
  if (superseded) return { kind: "superseded" };
  if (meter.exceeded()) return { kind: "cut" };
  if (outcome.kind === "unsupported") return { kind: "unsupported", what: outcome.what };
  if (outcome.kind === "unfinished" || outcome.kind === "exited") return { kind: "unfinished" };
  // What a submission raises says nothing: the reference may give a value there.
  const ok = explored !== reference || isTest(policy, report);
  return { kind: "done", isTest: ok, cost: meter.spent(), taken: [...meter.taken()], way: meter.way() };
}

/** After the function, so that it decides only what the way left open: one input for each way is enough. */
function givenStage(
  { unit }: Subject,
  given: Predicate,
  run: Run,
  args: readonly Value[],
  satisfied: ReadonlySet<Ended>,
): Stage<Step> {
  const reference = loadExplorable(unit, run, LOADING);
  const tries = new Map<Step | undefined, number>();
  return (_run, earlier) => {
    const [called] = earlier;
    const tried = tries.get(called) ?? 0;
    const isSatisfied = called?.kind === "called" && satisfied.has(called.ended);
    if (isSatisfied || tried >= GIVEN_TRIES_MAX) return { step: { kind: "given", holds: false }, steps: 0, last: true };
    tries.set(called, tried + 1);
    const { outcome, steps } = reference.call(given.name, args.slice(0, given.arity), coveringLimits(PATH_FUEL));
    const holds = outcome.kind === "value" && run.branch(truthOf(run, outcome.value) ?? false);
    return { step: { kind: "given", holds }, steps, last: true };
  };
}

/** What lowering calls a parameter that has no name. */
const UNNAMED = "arg";

/** What a function calls its parameters, where it gives them names at all. */
function parameterNames({ defs }: Program, name: Name): readonly (string | undefined)[] {
  const bindings = defs.flatMap((def) => (def.kind === "one" ? [def] : def.bindings));
  const bound = bindings.find((binding) => binding.name === name)?.bound;
  if (bound?.kind !== "lam") return [];
  return bound.params
    .map(shownName)
    .map((param) => (/^[a-z][\w']*$/.test(param) && param !== UNNAMED ? param : undefined));
}
