// Bounded symbolic execution of one program (the paper's figure 7): every path through a function
// on a symbolic test case, with its condition and its value.
//
// Where this is not the paper's: it runs the explorer's code one path after the other and so meets
// guarded values one at a time, where the paper's executor carries sets of them; && and || are
// branches here and operators there; and instead of a quarter of a second an execution has so many
// steps and paths, beyond which paths are left out.
import type { Name } from "../../../../src/core/expr.js";
import type { Value } from "../../../../src/core/value.js";
import { apply } from "../../../../src/eval/apply.js";
import type { SharedCtors } from "../../../../src/eval/ctors.js";
import { bindingsOf } from "../../../../src/eval/generate/analyse.js";
import { startExplored } from "../../../../src/eval/generate/program.js";
import type { Limits, Report } from "../../../../src/eval/outcome.js";
import { attempt } from "../../../../src/eval/run.js";
import { makeRuntime, type Runtime, resetRuntime, unfinished } from "../../../../src/eval/runtime.js";
import { faultsOf, makeUnit, type Unit } from "../../../../src/eval/unit.js";
import { exploringHooks } from "../../../../src/explore/hooks.js";
import { explored } from "../../../../src/explore/symbolic.js";
import type { ExploredWorld } from "../../../../src/explore/unknown.js";
import type { Side } from "../../../../src/subject/subject.js";
import { newActivations, tellingEntries } from "./activations.js";
import { evaluate, type Meaning } from "./evaluate.js";
import { type Guarded, PathRun, type Script } from "./path-run.js";
import type { TestCase } from "./test-case.js";

/** All paths of a program on a test case, and what finding them took. */
export type Summary = { readonly paths: readonly Guarded[]; readonly steps: number };
export type Executor = (test: TestCase, symbols: ReadonlyMap<Name, Value>) => Summary;

const FUEL_PER_PATH = 3_000;
const STEPS_MAX = 30_000;
const PATHS_MAX = 200;
const STEPS_PER_RUN = 20; // what a run costs besides its own steps, as in the explorer
const DEPTH = 5_000;
const LOADING_FUEL = 20_000_000;

/** `ctor`: of the reference, whose constructors test cases have. */
export function executor(
  world: ExploredWorld,
  { program, name }: Side,
  shared: SharedCtors,
  ctor: Meaning["ctor"],
): Executor {
  const run = new PathRun(world);
  const unit = makeUnit(tellingEntries(program), new Map(), shared);
  const { rt, call } = boundedCalls(unit, name, run);
  const meaning: Meaning = { ctor, primitive: (op) => explored(run, rt, op) };
  return (test, symbols) => {
    const paths: Guarded[] = [];
    const scripts: Script[] = [[]];
    let steps = 0;
    while (paths.length < PATHS_MAX && steps < STEPS_MAX) {
      const script = scripts.pop();
      if (script === undefined) break;
      run.begin(script);
      const { outcome, steps: taken } = call(() => test.args.map((arg) => evaluate(meaning, symbols, arg)));
      steps += taken + STEPS_PER_RUN;
      paths.push({ condition: run.conditions(), value: outcome.kind === "value" ? outcome.value : undefined });
      scripts.push(...run.notTaken);
    }
    return { paths, steps };
  };
}

type Calls = { readonly rt: Runtime; readonly call: (args: () => readonly Value[]) => Report };

/** The explorer's way to run a program, with the bound on recursion. */
function boundedCalls(unit: Unit, name: Name, run: PathRun): Calls {
  const rt = makeRuntime();
  rt.faults = faultsOf(unit);
  rt.ranks = unit.ranks;
  const activations = newActivations(unit.program);
  run.onOpen = () => activations.open(rt.depth);
  const start = startExplored(unit, rt, {
    ...exploringHooks(run, rt, []),
    choose: (id) => {
      if (!activations.enter(id, rt.depth)) unfinished("depth");
      return 0;
    },
  });
  const slot = unit.program.defs.flatMap(bindingsOf).findIndex((binding) => binding.name === name);
  let loaded: readonly Value[] | undefined;
  const globals = (): readonly Value[] => {
    resetRuntime(rt, limits(LOADING_FUEL));
    const made: Value[] = [];
    start(made);
    return made;
  };
  return {
    rt,
    call: (args) => {
      activations.reset();
      const all = loaded ?? globals();
      loaded = rt.mutated ? undefined : all;
      activations.reset();
      return attempt(rt, limits(FUEL_PER_PATH), () => apply(rt, all[slot] as Value, args()));
    },
  };
}

function limits(fuel: number): Limits {
  return { fuel, depth: DEPTH, outputBytes: 100_000 };
}
