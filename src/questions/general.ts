// A counterexample with parts that do not matter: as many of them as can be anything. Each is replaced by an unknown, and the
// explorer has to see every path, with the same answer on each; a sample would not do.
import { variable } from "../core/build.js";
import { type Expr, makeName, type Name } from "../core/expr.js";
import type { CtorDecl, Program } from "../core/program.js";
import type { Type } from "../core/type.js";
import { type Ctor, fieldsOf, isData, makeData, type Value } from "../core/value.js";
import { expressionOf } from "../explore/express.js";
import { variablesIn } from "../explore/index-types.js";
import type { Run } from "../explore/run.js";
import { type Next, type Path, Search, type Stage } from "../explore/search.js";
import { type ExploredWorld, isUnknown, type Mutable, newWorld, unknownOf } from "../explore/unknown.js";
import { parameterNames } from "../language/invented-names.js";
import type { QuickSolver, Solver } from "../smt/solver.js";
import type { Inputs, Subject } from "../subject/subject.js";
import { SOLVER_EFFORT } from "./exploring.js";

/** Parts that are tried, and what each may take: this is for reading only. */
const TRIES_MAX = 16;
const STEPS = 1_000;

/** An input in which some parts are any; `overflow`: as long as no integer overflows. */
export type General = {
  readonly args: readonly Expr[];
  readonly names: readonly string[];
  readonly overflow: boolean;
};

export type GeneralTools = {
  readonly quick: QuickSolver;
  readonly solver: Solver;
  readonly isStopped: () => boolean;
};

/** What is asked about partial inputs, and whether a path has the answer that all must have. */
export type Everywhere<Step> = {
  readonly stages: (world: ExploredWorld, run: Run, args: readonly Value[]) => readonly Stage<Step>[];
  readonly isWrong: (path: Path<Step>) => boolean;
};

/** `args`: an input on which the answer is known. */
export async function generalised<Step>(
  { params, shapes, disguise, recording, instances, side }: Subject,
  args: readonly Value[],
  question: Everywhere<Step>,
  tools: GeneralTools,
): Promise<General | undefined> {
  const isOne = instances.types.length <= 1 && !Number.isFinite(instances.others); // at another type there are other inputs
  const isPlain = disguise === undefined && recording === undefined && isOne;
  if (!isPlain || params.some((type) => shapes.holdsMutable(type) || shapes.holdsFunction(type))) return undefined;
  const bound = boundTogether(side.program);
  if (args.some((arg) => someIn(arg, ({ decl }) => bound.has(decl.name)))) return undefined;
  const positions = new Positions(params, shapes);
  const pending = params.map((type, i): Part => ({ key: String(i), value: args[i] as Value, type })).reverse();
  let known: { readonly holes: ReadonlySet<string>; readonly seen: Asked } | undefined;
  let tries = TRIES_MAX;
  for (let part = pending.pop(); part !== undefined && tries > 0 && !tools.isStopped(); part = pending.pop()) {
    const holes = new Set([...(known?.holes ?? []), part.key]);
    const isWhole = shapes.onlyForm(part.type) === undefined; // of a tuple the parts are asked about
    const seen = isWhole ? await asked(positions, args, holes, question, tools) : undefined;
    if (isWhole) tries--;
    if (seen !== undefined) known = { holes, seen };
    else pending.push(...[...positions.inside(part)].reverse());
  }
  return known && written(positions, known.seen);
}

/** Whether the answer is the same on this input whatever programs draw that nobody can foretell. */
export async function isWrongWhateverIsDrawn<Step>(
  { params, shapes }: Subject,
  args: readonly Value[],
  question: Everywhere<Step>,
  tools: GeneralTools,
): Promise<boolean> {
  if (params.some((type) => shapes.holdsMutable(type))) return false; // it would have to be made again for each path
  return (await asked(new Positions(params, shapes), args, new Set(), question, tools)) !== undefined;
}

type Part = { readonly key: string; readonly value: Value; readonly type: Type };

/** Constructors whose parts have types that only they know, or are of some types only: their parts are not free. */
function boundTogether({ data }: Program): ReadonlySet<Name> {
  const isBound = (ctor: CtorDecl, known: readonly string[]): boolean =>
    ctor.result !== undefined || ctor.fields.some((field) => variablesIn(field).some((name) => !known.includes(name)));
  return new Set(
    data.flatMap(({ ctors, params }) => ctors.filter((ctor) => isBound(ctor, params)).map(({ name }) => name)),
  );
}

function someIn(value: Value, test: (ctor: Ctor) => boolean): boolean {
  return isData(value) && (test(value.k) || fieldsOf(value).some((field) => someIn(field, test)));
}

/** Parts of an input by their places in it. */
class Positions {
  constructor(
    readonly params: readonly Type[],
    readonly shapes: Inputs["shapes"],
  ) {}

  inside({ key, value, type }: Part): readonly Part[] {
    if (!isData(value)) return [];
    const types = this.shapes.fieldsOf(type, value.k);
    return fieldsOf(value).map((field, i) => ({ key: `${key}.${i}`, value: field, type: types[i] as Type }));
  }

  /** The same value with others in some places. */
  filled(part: Part, holes: ReadonlySet<string>, hole: (part: Part) => Value): Value {
    if (holes.has(part.key)) return hole(part);
    if (!isData(part.value)) return part.value;
    const fields = this.inside(part).map((each) => this.filled(each, holes, hole));
    return fields.length === 0 ? part.value : makeData(part.value.k, fields);
  }
}

type Asked = {
  readonly args: readonly Value[];
  readonly holes: readonly Value[];
  readonly overflow: boolean;
  /** Those that were looked at on some path. */
  readonly looked: ReadonlySet<Value>;
};

/** Whether the answer is the same whatever is in the holes. */
async function asked<Step>(
  positions: Positions,
  values: readonly Value[],
  holes: ReadonlySet<string>,
  { stages, isWrong }: Everywhere<Step>,
  { quick, solver, isStopped }: GeneralTools,
): Promise<Asked | undefined> {
  const { params, shapes } = positions;
  const world = newWorld(shapes);
  const mutable: Mutable[] = [];
  const made: Value[] = [];
  const looked = new Set<Value>();
  const unknown = ({ type }: Part): Value => {
    const value = unknownOf(world, type, mutable);
    made.push(value);
    return value;
  };
  const args = params.map((type, i) =>
    positions.filled({ key: String(i), value: values[i] as Value, type }, holes, unknown),
  );
  if (mutable.length > 0) return undefined;
  let isSame = true;
  let paths = 0;
  const onPath = (path: Path<Step>): Next => {
    paths++;
    isSame &&= isWrong(path);
    for (const value of made) if (!isUnknown(value) || path.run.isDecided(value)) looked.add(value);
    return isSame ? { kind: "on" } : { kind: "stop" };
  };
  const size = params.reduce((sum, type) => sum + shapes.least(type), 0);
  const turns = [{ order: "level", steps: STEPS }] as const;
  const search = new Search<Step>(
    world,
    { inputs: mutable, size, turns, quick, solver, solverEffort: SOLVER_EFFORT, isStopped, branches: [], onPath },
    (run) => stages(world, run, args),
  );
  const { covered, parked, inexact, stopped } = await search.go();
  const isWhole = covered === Number.POSITIVE_INFINITY && !parked && inexact.size === 0 && !stopped;
  if (!isSame || !isWhole || paths === 0) return undefined;
  return { args, holes: made, overflow: world.seen.has("arithmetic") || world.seen.has("width"), looked };
}

/** What nobody looked at has no name. */
function written({ params, shapes }: Positions, { args, holes, overflow, looked }: Asked): General {
  const named = holes.filter((hole) => looked.has(hole));
  const names = parameterNames(named.length);
  const exprs = new Map<Value, Expr>(
    holes.map((hole) => [hole, variable(makeName(names[named.indexOf(hole)] ?? "_", -1))]),
  );
  return { args: args.map((arg, i) => expressionOf(shapes, arg, params[i] as Type, exprs)), names, overflow };
}
