// Explores one program alone, and keeps of every finished path what the laws ask about: which
// forms it decided, what it assumed, and its input and outcome made whole under its model. An
// enumerated input can be matched with those paths, and can be followed by a run of its own.
import type { Name } from "../../src/core/expr.js";
import type { Type } from "../../src/core/type.js";
import { Cell, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../../src/core/value.js";
import { fun } from "../../src/eval/apply.js";
import type { Limits, Outcome, Report } from "../../src/eval/outcome.js";
import { loadUnit, type Machine } from "../../src/eval/run.js";
import { makeUnit, type Unit } from "../../src/eval/unit.js";
import { callUnknown } from "../../src/explore/apply-unknown.js";
import { complete } from "../../src/explore/complete.js";
import { literalOf } from "../../src/explore/literal.js";
import { loadExplorable } from "../../src/explore/machine.js";
import { type Chain, type DecidedUnknown, type Inexact, itemsOf, Run, START } from "../../src/explore/run.js";
import { type Path, Search, type Searched, type Stage, type Turn } from "../../src/explore/search.js";
import { type Made, shapesOf } from "../../src/explore/shape.js";
import {
  type ExploredWorld,
  type Mutable,
  newWorld,
  Unknown,
  UnknownFunction,
  unknownOf,
} from "../../src/explore/unknown.js";
import type { Language } from "../../src/language/language.js";
import { constantKey, holds, type Model } from "../../src/smt/model.js";
import { quickSolve } from "../../src/smt/quick/quick-solve.js";
import type { Solver } from "../../src/smt/solver.js";
import { type Atom, type Constant, type Lit, Poly, Text } from "../../src/smt/term.js";
import { commonType, parametersOf } from "../corpus/audit/common-type.js";
import { FUNCTIONS, functionName, functionSource } from "../corpus/audit/functions.js";
import type { Subject } from "../corpus/audit/subject.js";
import { showOutcome, showValue } from "./show-value.js";

/** A function of a program, ready to be run and to be explored on the same values. */
export type Alone = { readonly subject: Subject; readonly unit: Unit; readonly params: readonly Type[] };

export type FinishedPath = {
  readonly level: number;
  readonly decisions: readonly DecidedUnknown[];
  readonly condition: readonly Lit[];
  readonly model: Model;
  readonly inexact: readonly Inexact[];
  /** Under the model: what it was given, and what came of it. */
  readonly input: readonly Value[];
  readonly outcome: string;
};

export type Explored = {
  readonly world: ExploredWorld;
  readonly inputs: readonly Value[];
  readonly paths: readonly FinishedPath[];
  readonly searched: Searched;
};

export type Budget = { readonly turns: readonly Turn[] };

export const LIMITS: Limits = { fuel: 2000, depth: 1000, outputBytes: 10_000 };
const LOADING: Limits = { fuel: 20_000_000, depth: 10_000, outputBytes: 1_000_000 };

export function openAlone(language: Language, text: string, wanted: string): Alone {
  const read = language.read([functionSource(), { name: "alone.ml", text }], []);
  if (!read.ok) throw new Error(`${text} is rejected: ${read.errors[0].title}`);
  const { program, values } = read.value;
  const found = values.findLast(({ name }) => name === wanted);
  const type = found && program.types.get(found.core);
  if (found === undefined || type === undefined) throw new Error(`no ${wanted}`);
  const unit = makeUnit(program, new Map());
  const machine = loadUnit(unit, LOADING);
  const core = (name: string): Name => values.find((value) => value.name === name)?.core as Name;
  const functions = new Map(
    Object.entries(FUNCTIONS).map(([kind, texts]) => [
      kind,
      texts.map((_, i) => machine.global(core(functionName(kind, i))) as Value),
    ]),
  );
  const subject = { program, machine, name: found.core, type, functions };
  return { subject, unit, params: parametersOf(commonType(type, type)) };
}

export async function exploreAlone(alone: Alone, budget: Budget, solver: Solver): Promise<Explored> {
  const shapes = shapesOf(alone.subject.program, alone.unit.ctor);
  const world = newWorld(shapes);
  const mutable: Mutable[] = [];
  const inputs = alone.params.map((type) => unknownOf(world, type, mutable));
  const paths: FinishedPath[] = [];
  const search = new Search<Report>(
    world,
    {
      inputs: mutable,
      size: alone.params.reduce((sum, type) => sum + shapes.least(type), 0),
      turns: budget.turns,
      quick: quickSolve,
      solver,
      solverEffort: 10_000,
      isStopped: () => false,
      branches: [],
      onPath: (path) => {
        paths.push(finished(path, inputs));
        return { kind: "on" };
      },
    },
    (run) => [callStage(alone, run, inputs)],
  );
  return { world, inputs, paths, searched: await search.go() };
}

function callStage(alone: Alone, run: Run, inputs: readonly Value[]): Stage<Report> {
  const call = calling(alone, run, inputs);
  return () => {
    const report = call();
    return { step: report, steps: report.steps, last: true };
  };
}

function calling({ subject, unit }: Alone, run: Run, inputs: readonly Value[]): () => Report {
  const explorable = loadExplorable(unit, run, LOADING);
  return () => explorable.call(subject.name, inputs, LIMITS);
}

function finished({ run, taken: [report], level }: Path<Report>, inputs: readonly Value[]): FinishedPath {
  const { decisions, condition, model, inexact } = run.position();
  // The outcome first: it may hold what the program changed in the input.
  const outcome = wholeOutcome(run, model, (report as Report).outcome);
  run.restoreInputs();
  const input = complete(run, model, inputs, graphOf(run, model));
  return {
    level,
    decisions: itemsOf(decisions),
    condition: itemsOf(condition),
    model,
    inexact: itemsOf(inexact),
    input,
    outcome,
  };
}

function wholeOutcome(run: Run, model: Model, outcome: Outcome): string {
  const whole = (value: Value): Value => complete(run, model, [value], graphOf(run, model))[0] as Value;
  if (outcome.kind === "value") return showOutcome({ kind: "value", value: whole(outcome.value) });
  return showOutcome(outcome.kind === "raised" ? { kind: "raised", exn: whole(outcome.exn) } : outcome);
}

/** What an unknown function did on the path, and its usual value elsewhere. */
function graphOf(run: Run, model: Model): (fn: UnknownFunction) => Value {
  return (fn) => {
    const graph = model.graphs.get(fn.id);
    const table = (run.tables().tables.get(fn.id) ?? []).map((key, i) =>
      complete(run, model, [...key, fn.results[i] as Value], graphOf(run, model)),
    );
    const usual = { i63: 0, str: "x", bool: false }[fn.result.kind === "con" ? (fn.result.name as string) : ""];
    return fun(fn.arity, (...args) => {
      const known = table.find((row) => args.every((arg, i) => showValue(arg) === showValue(row[i])));
      if (known !== undefined) return known[fn.arity] as Value;
      const constant = graph?.get(args.map((arg) => constantKey(constantOf(arg))).join(",")) ?? usual;
      return literalOf(constant ?? 0);
    });
  };
}

function constantOf(value: Value): Constant {
  return value instanceof Str ? value.s : (value as Constant);
}

/** What a plain run of the function on a whole input gives. */
export function runConcretely({ subject }: Alone, input: readonly Value[]): string {
  subject.machine.reset();
  return showOutcome(subject.machine.call(subject.name, input, LIMITS).outcome);
}

/** An input, as the unknowns see it: which form each is, and what the symbols are. */
export type Place = {
  readonly forms: ReadonlyMap<Unknown, number>;
  readonly order: Chain<DecidedUnknown>;
  readonly model: Model;
};

export function placeOf(
  { world, inputs }: Pick<Explored, "world" | "inputs">,
  machine: Machine,
  given: readonly Value[],
): Place {
  const forms = new Map<Unknown, number>();
  const vars = new Map<Atom, Constant>();
  const graphs = new Map<number, ReadonlyMap<string, Constant>>();
  let order: Chain<DecidedUnknown>;
  const pending = inputs.map((unknown, i) => [unknown as unknown, given[i] as Value] as const);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [partial, whole] = next;
    if (partial instanceof Poly) vars.set(partial.monos[0]?.atoms[0] as Atom, whole as Constant);
    else if (partial instanceof Text) vars.set(partial.parts[0] as Atom, constantOf(whole));
    else if (partial instanceof UnknownFunction) graphs.set(partial.id, graphOfValue(machine, whole));
    else if (partial instanceof Unknown) {
      const index = partial.shape.alternatives.findIndex(({ made }) => isForm(made, whole));
      if (index < 0) throw new Error("an input that no form has");
      forms.set(partial, index);
      order = { last: { unknown: partial, index }, before: order };
      pending.push([partial.form(world, index).value, whole]);
    } else for (const pair of inside(partial as Value, whole)) pending.push(pair);
  }
  return { forms, order, model: { vars, graphs } };
}

function inside(partial: Value, whole: Value): (readonly [unknown, Value])[] {
  if (isData(partial) && isData(whole)) {
    const fields = fieldsOf(whole);
    return fieldsOf(partial).map((field, i) => [field, fields[i] as Value]);
  }
  if (partial instanceof Cell && whole instanceof Cell) return [[partial.v, whole.v]];
  if (Array.isArray(partial) && Array.isArray(whole)) return partial.map((item, i) => [item, whole[i] as Value]);
  if (partial instanceof Lazy && whole instanceof Lazy) return [[partial.result, whole.result as Value]];
  return [];
}

function isForm(made: Made, whole: Value): boolean {
  switch (made.kind) {
    case "data":
      return isData(whole) && whole.k === made.ctor;
    case "array":
      return Array.isArray(whole) && whole.length === made.length;
    case "bool":
      return whole === made.value;
    case "function":
      return whole === made.value;
    case "float":
      return whole instanceof Flt && Object.is(whole.f, made.value);
    case "constant":
      return constantOf(whole) === made.value;
  }
}

/** A function of one argument, as a graph that computes what it is asked. */
function graphOfValue(machine: Machine, fn: Value): ReadonlyMap<string, Constant> {
  const get = (key: string): Constant | undefined => {
    const arg = key.startsWith('"') ? new Str(JSON.parse(key) as string) : Number(key);
    const { outcome } = machine.apply(fn, [arg], LIMITS);
    return outcome.kind === "value" ? constantOf(outcome.value) : undefined;
  };
  return Object.assign(new Map<string, Constant>(), { get });
}

/** What is no part of the input (whether an unknown function raises) is as usual there. */
export function matches(path: Pick<FinishedPath, "decisions" | "condition">, { forms, model }: Place): boolean {
  return (
    path.decisions.every(({ unknown, index }) => (forms.get(unknown) ?? 0) === index) &&
    path.condition.every((lit) => holds(model, lit))
  );
}

export type Followed = { readonly rounds: number; readonly inexact: readonly Inexact[]; readonly outcome: string };

/** Explores just the path of one input: every form and every symbol is said beforehand. */
export function follower(alone: Alone, { world, inputs }: Explored): (place: Place) => Followed {
  const run = new Run(world, [], () => undefined);
  const call = calling(alone, run, inputs);
  return ({ order, model }) => {
    run.start({ ...START, decisions: order, model });
    world.callUnknown = (fn, rt, args) => callUnknown(run, fn, rt, args);
    const outcome = wholeOutcome(run, model, call().outcome);
    return { rounds: run.rounds, inexact: itemsOf(run.position().inexact), outcome };
  };
}
