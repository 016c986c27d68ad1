// How many inputs of each size there are of which a precondition holds. Integers and strings count once, whatever they are:
// what is counted is shapes. The precondition runs on the partial input, so other inputs are hardly ever made.
import { Cell, fieldsOf, isData, type Value } from "../../core/value.js";
import { truthOf } from "../../explore/equal.js";
import { loadExplorable } from "../../explore/machine.js";
import type { Run } from "../../explore/run.js";
import { Search, type Searched, type Stage } from "../../explore/search.js";
import { isSymbol, type Mutable, newWorld, unknownOf } from "../../explore/unknown.js";
import { LOADING } from "../../subject/limits.js";
import type { Subject } from "../../subject/subject.js";
import { afterPrecondition } from "../../witness/by-contract.js";
import { exploringLimits, SOLVER_EFFORT } from "../exploring.js";
import { decideAll } from "../refute/strategy.js";
import type { ContractTools } from "./contract.js";
import { PATH_FUEL } from "./limits.js";

export type Counted = {
  /** By size. */
  readonly valid: readonly number[];
  /** Every size up to this one was gone through; infinite: there are no more. */
  readonly upTo: number;
};

/** As far as so many steps go. */
export async function countValid(subject: Subject, steps: number, tools: ContractTools): Promise<Counted> {
  const shapesAt: Set<string>[] = [];
  const { upTo } = await eachValid(subject, steps, tools, ({ size, shape }) => {
    shapesAt[size] ??= new Set();
    shapesAt[size].add(shape);
  });
  return { valid: shapesAt.map((each) => each?.size ?? 0), upTo };
}

/** An input of which the precondition holds, as far as its shape goes, and where it was found. */
export type ValidInput = {
  readonly size: number;
  readonly shape: string;
  readonly position: ReturnType<Run["position"]>;
};

/** Several may have one shape. Every size up to `upTo` was gone through. */
export async function eachValid(
  subject: Subject,
  steps: number,
  tools: ContractTools,
  onValid: (input: ValidInput) => void,
): Promise<{ readonly upTo: number; readonly run: Run; readonly args: readonly Value[]; readonly searched: Searched }> {
  const { params, shapes, given, unit } = subject;
  const world = newWorld(shapes);
  const mutable: Mutable[] = [];
  const args = params.map((type) => unknownOf(world, type, mutable));
  let unknownAt = Number.POSITIVE_INFINITY;
  let found = 0;
  const search = new Search<boolean | undefined>(
    world,
    {
      inputs: mutable,
      size: params.reduce((sum, type) => sum + shapes.least(type), 0),
      turns: [{ order: "level", steps }],
      quick: tools.quick,
      solver: tools.solver,
      solverEffort: SOLVER_EFFORT,
      isStopped: tools.isStopped,
      branches: [],
      onPath: ({ run, taken, level }) => {
        tools.onProgress(found, level);
        if (taken.includes(undefined)) unknownAt = Math.min(unknownAt, level);
        else if (!taken.includes(false)) {
          found++;
          onValid({ size: run.size, shape: args.map((arg) => shapeOf(run, arg)).join(), position: run.position() });
        }
        return { kind: "on" };
      },
    },
    (run) => {
      const program = loadExplorable(unit, run, LOADING);
      const whole: Stage<boolean | undefined> = () => {
        decideAll(run, args);
        return { step: true, steps: 1, last: true };
      };
      if (given === undefined) return [whole];
      const holds: Stage<boolean | undefined> = () => {
        const report = program.call(given.name, args.slice(0, given.arity), exploringLimits(PATH_FUEL));
        const kept = afterPrecondition(report, (value) => run.branch(truthOf(run, value) ?? false));
        run.restoreInputs();
        const step = kept === "go-on" ? true : kept === "unknown" ? undefined : false;
        return { step, steps: report.steps, last: step !== true };
      };
      return [holds, whole];
    },
  );
  const searched = await search.go();
  return { upTo: Math.min(searched.covered, unknownAt - 1), run: search.run, args, searched };
}

/** A value without its integers and strings. */
function shapeOf(run: Run, value: Value): string {
  const head = run.head(value);
  if (isSymbol(head)) return "_";
  if (isData(head))
    return `${head.k.decl.name}(${fieldsOf(head)
      .map((field) => shapeOf(run, field))
      .join()})`;
  if (head instanceof Cell) return `ref(${shapeOf(run, head.v)})`;
  if (Array.isArray(head)) return `[${head.map((item) => shapeOf(run, item)).join()}]`;
  return typeof head === "boolean" ? String(head) : "_";
}
