// The question of `suite`: every way through a function that costs no more than a budget, each with inputs that go
// that way. The explorer finds the ways; a run that gets too expensive is cut off there, and with it all that would
// have followed. What the outcome should be is said by the reference alone, run by the concrete evaluator.

import { type Name, type NodeId, shownName } from "../../core/expr.js";
import type { Program } from "../../core/program.js";
import type { Value } from "../../core/value.js";
import type { Report } from "../../eval/outcome.js";
import { Signal } from "../../eval/runtime.js";
import { makeUnit, type Unit } from "../../eval/unit.js";
import { truthOf } from "../../explore/equal.js";
import { loadExplorable } from "../../explore/machine.js";
import { Run, START } from "../../explore/run.js";
import { type Path, Search, type Searched, type Stage } from "../../explore/search.js";
import { type ExploredWorld, type Mutable, newWorld, unknownOf } from "../../explore/unknown.js";
import type { QuickSolver, Solver } from "../../smt/solver.js";
import type { Policy } from "../../subject/exercise.js";
import { LOADING } from "../../subject/limits.js";
import { allCtors, type Predicate, type Subject } from "../../subject/subject.js";
import type { ReferenceRun } from "../../witness/both.js";
import { isTest } from "../../witness/by-reference.js";
import type { Judge } from "../../witness/judge.js";
import { exploringLimits, SOLVER_EFFORT } from "../exploring.js";
import { type BudgetedRun, Composer, type Composing, composableIn } from "./compose.js";
import type { Costs } from "./costs.js";
import { inputMaker, type PathInput, type Sources } from "./inputs.js";
import { type Instrumented, instrument } from "./instrument.js";
import { CONFIRMING_FUEL, GIVEN_TRIES_MAX, PATH_FUEL, PATHS_WITH_INPUT } from "./limits.js";
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
  readonly onPath?: ((path: Path<CoverStep>, args: readonly Value[], budget: number) => void) | undefined;
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
  const ground = groundOf(covering, settings.composes);
  const paths = newCoveredPaths(settings, inputMaker(covering, sourcesOf(covering, ground, settings.inputsPerPath)));
  let quickCalls = 0;
  const solving: Solving = {
    quick: (query, near) => {
      quickCalls++;
      return tools.quick(query, near);
    },
    solver: tools.solver,
    solverEffort: SOLVER_EFFORT,
    isStopped: tools.isStopped,
  };
  let composer: Composer | undefined;
  const search: Search<CoverStep> = new Search(
    ground.world,
    {
      ...solving,
      inputs: ground.mutable,
      size: ground.size,
      turns: [{ order: settings.order, steps: settings.stepsMax }],
      branches: [],
      onPath: (path) => {
        tools.onProgress(paths.found.length, path.level);
        tools.onPath?.(path, ground.args, settings.budget);
        return { kind: paths.onPath(path) ? "stop" : "on" };
      },
    },
    (run) => {
      composer = composerOf(run, ground, settings, solving);
      return stagesOf(covering, settings, ground, { run, composer, satisfied: paths.satisfied });
    },
  );
  const searched = withSummaries(await search.go(), composer);
  const complete = !searched.stopped && searched.covered === Number.POSITIVE_INFINITY;
  return { instrumented: ground.instrumented, paths: paths.found, ...paths.tally, quickCalls, complete, searched };
}

type Solving = Composing["search"];

/** What is run: the program with its events, and the unknown input that it gets. */
type Ground = {
  readonly instrumented: Instrumented;
  readonly unit: Unit;
  readonly world: ExploredWorld;
  readonly args: readonly Value[];
  /** What of the input can be changed. */
  readonly mutable: Mutable[];
  readonly size: number;
};

function groundOf({ explored, reference }: Covering, composes: boolean): Ground {
  const instrumented = instrument(explored.unit.program);
  const composable = composes ? composableIn(instrumented) : undefined;
  const unit = makeUnit(instrumented.program, new Map(), allCtors(explored.unit), composable);
  const { shapes, params } = reference;
  const world = newWorld(shapes);
  const mutable: Mutable[] = [];
  const args = params.map((type) => unknownOf(world, type, mutable));
  const size = params.reduce((sum, type) => sum + shapes.least(type), 0);
  return { instrumented, unit, world, args, mutable, size };
}

function sourcesOf({ explored, reference }: Covering, ground: Ground, most: number): Sources {
  const { program, name } = reference.side;
  return {
    args: ground.args,
    goesWay: wayFollower(ground, explored.side.name),
    most,
    describing: {
      program: reference.unit.program,
      params: reference.params,
      names: parameterNames(program, name),
    },
  };
}

/** Tells whether a whole input goes a way; runs it no further than where the way ended. */
function wayFollower({ instrumented, unit, world }: Ground, name: Name): Sources["goesWay"] {
  const free = freeMeter(instrumented);
  const run = new Run(world, [], () => undefined);
  let eventsLeft = 0;
  const choose = (id: NodeId): number => {
    if (eventsLeft-- === 0) throw new Signal({ kind: "unfinished", why: "fuel" });
    return free.choose(id);
  };
  const plain = loadExplorable(unit, run, LOADING, [], { choose });
  return (whole, way) => {
    run.start(START);
    free.start();
    eventsLeft = eventsOf(way);
    plain.call(name, whole, exploringLimits(CONFIRMING_FUEL));
    return free.way() === way && eventsLeft >= 0;
  };
}

type CoveredPaths = {
  readonly found: readonly CoveredPath[];
  readonly tally: Pick<Covered, "cut" | "unfinished" | "unsupported">;
  /** The ways that were found with an input that the predicate lets through. */
  readonly satisfied: ReadonlySet<EndedWay>;
  /** Tells whether there are enough. */
  readonly onPath: (path: Path<CoverStep>) => boolean;
};

function newCoveredPaths(
  { order, pathsMax }: CoverSettings,
  inputs: (run: Run, way: string) => readonly PathInput[],
): CoveredPaths {
  const found: CoveredPath[] = [];
  const satisfied = new Set<EndedWay>();
  const tally: { -readonly [K in keyof CoveredPaths["tally"]]: CoveredPaths["tally"][K] } = {
    cut: 0,
    unfinished: 0,
    unsupported: undefined,
  };
  let withInput = 0;
  const ways = new Set<string>();
  /** Where very many paths go the same way, a test of each would tell no more, and all of them fill the memory. */
  const wantsInput = ({ isTest, way }: DoneWay): boolean => isTest && (withInput < PATHS_WITH_INPUT || !ways.has(way));
  const keep = (run: Run, ended: EndedWay): void => {
    if (ended.kind === "cut") tally.cut++;
    else if (ended.kind === "unfinished") tally.unfinished++;
    else if (ended.kind === "unsupported") tally.unsupported ??= ended.what;
    else if (ended.kind === "done") {
      satisfied.add(ended);
      const own = wantsInput(ended) ? inputs(run, ended.way) : [];
      if (own.length > 0) {
        withInput++;
        ways.add(ended.way);
      }
      found.push({ inputs: own, isTest: ended.isTest, cost: ended.cost, taken: ended.taken, way: ended.way });
    }
  };
  const onPath = ({ run, taken }: Path<CoverStep>): boolean => {
    const [called, given] = taken;
    const holds = given?.kind !== "given" || given.holds;
    if (called?.kind === "called" && holds && !satisfied.has(called.ended)) keep(run, called.ended);
    return (order === "cost" ? withInput : found.length) >= pathsMax;
  };
  return { found, tally, satisfied, onPath };
}

function composerOf(
  run: Run,
  { instrumented, unit }: Ground,
  { costs, stepsMax }: CoverSettings,
  search: Solving,
): Composer {
  const calling = exploringLimits(PATH_FUEL);
  return new Composer(run, { instrumented, unit, costs, loading: LOADING, calling, search, stepsMax });
}

function withSummaries(searched: Searched, composer: Composer | undefined): Searched {
  const { solverCalls = 0, runs = 0 } = composer ?? {};
  return { ...searched, solverCalls: searched.solverCalls + solverCalls, runs: searched.runs + runs };
}

/** The stages: the function is called, and the predicate on its inputs. */
export type CoverStep =
  | { readonly kind: "called"; readonly ended: EndedWay; readonly report: Report }
  | { readonly kind: "given"; readonly holds: boolean };

/** How a run ended. */
export type EndedWay =
  | { readonly kind: "cut" | "unfinished" | "superseded" }
  | { readonly kind: "unsupported"; readonly what: string }
  | DoneWay;

type DoneWay = {
  readonly kind: "done";
  readonly isTest: boolean;
  readonly cost: number;
  readonly taken: readonly number[];
  readonly way: string;
};

function endedOf(
  { report, meter, superseded }: BudgetedRun,
  { explored, reference }: Covering,
  { policy }: CoverSettings,
): EndedWay {
  const { outcome } = report;
  if (superseded) return { kind: "superseded" };
  if (meter.exceeded()) return { kind: "cut" };
  if (outcome.kind === "unsupported") return { kind: "unsupported", what: outcome.what };
  if (outcome.kind === "unfinished" || outcome.kind === "exited") return { kind: "unfinished" };
  // What a submission raises says nothing: the reference may give a value there.
  const ok = explored !== reference || isTest(policy, report);
  return { kind: "done", isTest: ok, cost: meter.spent(), taken: [...meter.taken()], way: meter.way() };
}

type Running = { readonly run: Run; readonly composer: Composer; readonly satisfied: ReadonlySet<EndedWay> };

function stagesOf(
  covering: Covering,
  settings: CoverSettings,
  { args, size }: Ground,
  { run, composer, satisfied }: Running,
): readonly Stage<CoverStep>[] {
  const { explored, reference } = covering;
  const { name } = explored.side;
  const asking = { budget: settings.budget, entry: shownName(name), size };
  const callStage = composer.stage<CoverStep>(name, args, asking, (ran) => {
    const ended = endedOf(ran, covering, settings);
    const step: CoverStep = { kind: "called", ended, report: ran.report };
    return { step, last: ended.kind !== "done" || !ended.isTest };
  });
  const { given } = reference;
  return given === undefined ? [callStage] : [callStage, givenStage(reference, given, run, args, satisfied)];
}

/** After the function, so that it decides only what the way left open: one input for each way is enough. */
function givenStage(
  { unit }: Subject,
  given: Predicate,
  run: Run,
  args: readonly Value[],
  satisfied: ReadonlySet<EndedWay>,
): Stage<CoverStep> {
  const reference = loadExplorable(unit, run, LOADING);
  const tries = new Map<CoverStep | undefined, number>();
  return (_run, earlier) => {
    const [called] = earlier;
    const tried = tries.get(called) ?? 0;
    const isSatisfied = called?.kind === "called" && satisfied.has(called.ended);
    if (isSatisfied || tried >= GIVEN_TRIES_MAX) return { step: { kind: "given", holds: false }, steps: 0, last: true };
    tries.set(called, tried + 1);
    const { outcome, steps } = reference.call(given.name, args.slice(0, given.arity), exploringLimits(PATH_FUEL));
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
