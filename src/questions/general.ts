// A counterexample with parts that do not matter: as many of them as can be anything. Each is replaced by an unknown, and the
// explorer has to see every path, with the same answer on each; a sample would not do.
import { nth } from "../basis/known.js";
import { variable } from "../core/build.js";
import { type Expr, makeName, type Name, shownName } from "../core/expr.js";
import type { Literal } from "../core/literal.js";
import type { CtorDecl, Program } from "../core/program.js";
import { visit } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import { type Ctor, Flt, fieldsOf, isData, makeData, Str, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
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

/** An input in which some parts are any. */
export type General = {
  readonly args: readonly Expr[];
  readonly names: readonly string[];
  /** As long as no integer overflows. */
  readonly overflow: boolean;
  /** What comes of it is the same for all, and not only wrong. */
  readonly isAlike: boolean;
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
  /** Whether a path comes to what is shown of the known input. */
  readonly isAlike: (path: Path<Step>) => boolean;
};

/** Whether a value is this plain one whatever is not known of the input; functions and cells never are. */
function isShownAs(run: Run, value: Value, shown: Value): boolean {
  if (isUnknown(value) && !run.isDecided(value)) return false;
  const own = run.head(value);
  if (isData(own))
    return (
      isData(shown) &&
      own.k.decl.name === shown.k.decl.name &&
      fieldsOf(own).every((field, i) => isShownAs(run, field, nth(fieldsOf(shown), i)))
    );
  if (own instanceof Str) return shown instanceof Str && own.s === shown.s;
  if (own instanceof Flt) return shown instanceof Flt && Object.is(own.f, shown.f);
  return own === shown && ["number", "bigint", "boolean"].includes(typeof own);
}

/** The same of how two runs ended, and of what they printed. */
export function endsAs(run: Run, { outcome: own, output, errors }: Ended, shown: Ended): boolean {
  if (output !== shown.output || errors !== shown.errors) return false;
  const { outcome } = shown;
  if (own.kind === "value") return outcome.kind === "value" && isShownAs(run, own.value, outcome.value);
  if (own.kind === "raised") return outcome.kind === "raised" && isShownAs(run, own.exn, outcome.exn);
  return JSON.stringify(own) === JSON.stringify(outcome);
}

type Ended = Pick<Report, "outcome" | "output" | "errors">;

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
  return known && written(positions, known.seen, shownName(side.name));
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
  readonly isAlike: boolean;
  /** Those that were looked at on some path. */
  readonly looked: ReadonlySet<Value>;
};

/** Whether the answer is the same whatever is in the holes. */
async function asked<Step>(
  positions: Positions,
  values: readonly Value[],
  holes: ReadonlySet<string>,
  { stages, isWrong, isAlike }: Everywhere<Step>,
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
  let [isSame, allAlike] = [true, true];
  let paths = 0;
  const onPath = (path: Path<Step>): Next => {
    paths++;
    isSame &&= isWrong(path);
    allAlike &&= isSame && isAlike(path);
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
  const overflow = world.seen.has("arithmetic") || world.seen.has("width");
  return { args, holes: made, overflow, isAlike: allAlike, looked };
}

/** What nobody looked at has no name. */
function written(
  { params, shapes }: Positions,
  { args, holes, overflow, isAlike, looked }: Asked,
  own: string,
): General {
  const named = holes.filter((hole) => looked.has(hole));
  const called = (names: readonly string[]): readonly Expr[] => {
    const exprs = new Map<Value, Expr>(
      holes.map((hole) => [hole, variable(makeName(names[named.indexOf(hole)] ?? "_", -1))]),
    );
    return args.map((arg, i) => expressionOf(shapes, arg, params[i] as Type, exprs));
  };
  const names = namesBeside(called([]), named.length, own);
  return { args: called(names), names, overflow, isAlike };
}

/** No letter that stands in the input as a text, `f "x" x` is hard to read; nor the function's own name. */
function namesBeside(args: readonly Expr[], count: number, own: string): readonly string[] {
  const texts = new Set([own]);
  for (const arg of args)
    visit(arg, (e) => {
      if (e.kind === "lit") texts.add(textOf(e.value));
      return true;
    });
  return parameterNames(count + texts.size)
    .filter((name) => !texts.has(name))
    .slice(0, count);
}

function textOf({ kind, value }: Literal): string {
  return kind.startsWith("char") ? String.fromCharCode(Number(value)) : String(value);
}
