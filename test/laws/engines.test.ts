// The laws that hold the evaluator together: compiled code, explored code without unknowns
// and the interpreter agree on random programs in outcome, output, steps and the values of
// all definitions, up to the point where compiled code declares itself too deep.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printProgram } from "../../src/core/print.js";
import type { Program } from "../../src/core/program.js";
import { UNIT, type Value } from "../../src/core/value.js";
import { concreteHooks } from "../../src/eval/explore-hooks.js";
import { startConcrete, startExplored } from "../../src/eval/generate/program.js";
import { interpretDefs } from "../../src/eval/interpret/interpret.js";
import type { Limits, Outcome } from "../../src/eval/outcome.js";
import { load } from "../../src/eval/run.js";
import { makeRuntime, Raised, type Runtime, reportOf, resetRuntime, Signal } from "../../src/eval/runtime.js";
import { faultsOf, makeUnit, type Unit } from "../../src/eval/unit.js";
import { sweep } from "../sweep.js";
import { randomProgram } from "./random-core.js";
import { showOutcome, showValue } from "./show-value.js";

type Engine = (unit: Unit, rt: Runtime) => (globals: Value[]) => void;

const ENGINES = {
  concrete: startConcrete,
  explored: (unit, rt) => startExplored(unit, rt, concreteHooks(rt)),
  interpreter: (unit, rt) => (globals) => interpretDefs(unit, rt, globals),
} satisfies Record<string, Engine>;

function observe(engine: Engine, program: Program, limits: Limits): readonly string[] {
  const unit = makeUnit(program, new Map());
  const rt = makeRuntime();
  rt.faults = faultsOf(unit);
  const globals: Value[] = [];
  const start = engine(unit, rt);
  resetRuntime(rt, limits);
  const outcome = outcomeOf(() => start(globals));
  const { steps, output } = reportOf(rt, limits, outcome);
  return [showOutcome(outcome), `${steps} steps`, output, ...globals.map((value) => showValue(value))];
}

function outcomeOf(run: () => void): Outcome {
  try {
    run();
    return { kind: "value", value: UNIT };
  } catch (error) {
    if (error instanceof Raised) return { kind: "raised", exn: error.exn };
    if (error instanceof Signal) return error.outcome;
    throw error;
  }
}

const programs = fc.record({ seed: fc.integer(), size: fc.integer({ min: 1, max: 4 }) });
const limits = fc.record({
  fuel: fc.constantFrom(30, 300, 3000),
  depth: fc.constantFrom(3, 40, 500),
  outputBytes: fc.constantFrom(4, 1000),
});
const TOO_DEEP = "unfinished depth";

describe("on random programs", () => {
  test("explored code does what concrete code does", () => {
    check((program, within) => {
      expect(observe(ENGINES.explored, program, within)).toEqual(observe(ENGINES.concrete, program, within));
    });
  });

  test("concrete code does what the interpreter does, unless it is too deep", () => {
    check((program, within) => {
      const concrete = observe(ENGINES.concrete, program, within);
      const defined = observe(ENGINES.interpreter, program, within);
      if (concrete[0] !== TOO_DEEP) expect(concrete).toEqual(defined);
      else expect(Number.parseInt(defined[1] ?? "", 10)).toBeGreaterThanOrEqual(Number.parseInt(concrete[1] ?? "", 10));
    });
  });

  test("a machine does what the interpreter does", () => {
    check((program, within) => {
      const machine = load(program, within);
      const defined = observe(ENGINES.interpreter, program, within);
      expect([showOutcome(machine.outcome), `${machine.steps} steps`, machine.output]).toEqual(defined.slice(0, 3));
    });
  });
});

function check(law: (program: Program, within: Limits) => void): void {
  fc.assert(
    fc.property(programs, limits, ({ seed, size }, within) => {
      const program = randomProgram(seed, size);
      try {
        law(program, within);
      } catch (error) {
        throw new Error(`${printProgram(program)}\n${String(error)}`);
      }
    }),
    { seed: 20, numRuns: sweep(150, 500) },
  );
}
