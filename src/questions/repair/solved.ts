// Literals that are solved for: a program with an unknown in the place of one is explored on the inputs that are known, one
// after the other, the wrong ones first. A path on which all come out right says what the literal may be.
import { canonical, type Int } from "../../basis/integer.js";
import { call, inTurn, lambda, lit, prim, variable } from "../../core/build.js";
import { type Expr, fixedName, type Name } from "../../core/expr.js";
import { withDefinitions } from "../../core/extend.js";
import { inventing } from "../../core/ids.js";
import { definedNames } from "../../core/library.js";
import { INTEGERS, literalAt } from "../../core/primitive-types.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { unlessIllFormed } from "../../core/self-check.js";
import { visit } from "../../core/traverse.js";
import { con } from "../../core/type.js";
import type { Value } from "../../core/value.js";
import { makeUnit, type Unit } from "../../eval/unit.js";
import { loadExplorable } from "../../explore/machine.js";
import { itemsOf, type Run } from "../../explore/run.js";
import { type Next, Search, type Stage } from "../../explore/search.js";
import { newWorld, unknownOf } from "../../explore/unknown.js";
import { atomValue, holds, type Model, withValue } from "../../smt/model.js";
import { type Atom, type Lit, Poly, Text } from "../../smt/term.js";
import { allCtors } from "../../subject/subject.js";
import { SOLVER_EFFORT } from "../exploring.js";
import type { GeneralTools } from "../general.js";
import { type Candidate, candidatesFor } from "./candidate.js";
import type { Hole } from "./holes.js";
import { LOADING, SOLUTIONS_MAX, SOLVING_STEPS } from "./limits.js";
import { EXPLORED_STEPS, type Meter } from "./meter.js";
import type { Case, Patient } from "./patient.js";
import { inPlaceOf } from "./places.js";
import { loadedWithChoices, type WithChoices } from "./trials.js";

/** What is left open is in a cell: whoever calls the function says first what it is. */
const CELL: Name = fixedName("literal/hole");
const ENTRY: Name = fixedName("entry/hole");
const VALUE: Name = fixedName("value/hole");

export type SolvingTools = GeneralTools;

/** A program in which each of some literals can be left open. */
export type Solving = {
  readonly holes: readonly Hole[];
  /** What may be written where one of them is; `wanted`: the inputs that must come out right;
   * `welcome`: as many of these as can be. */
  readonly solve: (hole: Hole, wanted: readonly Case[], welcome: readonly Case[]) => Promise<readonly Candidate[]>;
};

/** Undefined: it does not load. */
export function solvingIn(
  patient: Patient,
  changes: readonly Candidate[],
  holes: readonly Hole[],
  meter: Meter,
  tools: SolvingTools,
): Solving | undefined {
  const open = { ...patient, program: withCell(patient) };
  const groups = new Map<Expr, Opening[]>();
  for (const opening of holes.flatMap((hole) => openingsOf(patient, hole)))
    groups.set(opening.candidate.place.top, [...(groups.get(opening.candidate.place.top) ?? []), opening]);
  const ofTop = [...groups.values()];
  const made = loadedWithChoices(
    open,
    changes,
    ofTop.map((group) => group.map(({ candidate }) => candidate)),
    meter,
  );
  const unit = made && enteredUnit(made);
  if (made === undefined || unit === undefined) return undefined;
  return {
    holes,
    solve: async (hole, wanted, welcome) => {
      made.pick(ofTop.map((group) => group.findIndex((opening) => opening.hole === hole)));
      const { steps, values } = await searched(made, unit, hole, { wanted, welcome }, tools);
      meter.steps += steps * EXPLORED_STEPS;
      const literals = values.flatMap((value) => literalAt(hole.type, value) ?? []);
      return candidatesFor(patient, hole.place, literals.map(hole.written));
    },
  };
}

// ---- the program ----

const theCell = variable(CELL);

function withCell({ program, ids }: Patient): Program {
  const bound = inventing(ids)(prim("cell.new", lit({ kind: "bool", value: false })));
  return { ...program, defs: [{ kind: "one", name: CELL, bound }, ...program.defs] };
}

/** A place that is asked what a hole is. */
type Opening = { readonly hole: Hole; readonly candidate: Candidate };

/** A definition that is a literal itself is asked wherever it is used: it was evaluated before anybody could say. */
function openingsOf({ program: { defs }, ids }: Patient, hole: Hole): readonly Opening[] {
  const { place } = hole;
  const at = (top: Expr): Opening => {
    const now = inventing(ids)(inPlaceOf(place.operands, hole.run(prim("cell.get", theCell))));
    return { hole, candidate: { idea: "constant", place: { ...place, top }, now, run: now } };
  };
  if (place.node !== place.root) return [at(place.top)];
  const names = new Set(defs.filter((def) => boundIn(def).includes(place.root)).flatMap(definedNames));
  const uses: Expr[] = [];
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      if (e.kind === "var" && names.has(e.name)) uses.push(e);
      return true;
    });
  return uses.map(at);
}

/** With a function that takes what is left open before the arguments; undefined: nothing is called. */
function enteredUnit({ trial: { subject } }: WithChoices): Unit | undefined {
  const { side, params, unit } = subject;
  if (params.length === 0) return undefined;
  const args = params.map((_, i) => fixedName(`argument/hole${i}`));
  const given = prim("cell.set", theCell, variable(VALUE));
  const called = call(variable(side.name), args.map(variable));
  const entry: Def = { kind: "one", name: ENTRY, bound: lambda([VALUE, ...args], inTurn([given, called])) };
  return makeUnit(withDefinitions("hole", unit.program, [entry]), new Map(), allCtors(unit));
}

// ---- the search ----

type Inputs = { readonly wanted: readonly Case[]; readonly welcome: readonly Case[] };
type Found = { readonly steps: number; readonly values: readonly (Int | string)[] };

async function searched(
  { trial, choose }: WithChoices,
  unit: Unit,
  { type }: Hole,
  inputs: Inputs,
  tools: SolvingTools,
): Promise<Found> {
  const world = newWorld(trial.subject.shapes);
  const unknown = unknownOf(world, con(type), []);
  const atom = atomOf(unknown);
  let best: { readonly right: number; readonly values: readonly Values[] } = NOTHING;
  if (atom === undefined) return { steps: 0, values: [] };
  const stages = inputs.wanted.length + inputs.welcome.length;
  const search = new Search<boolean>(
    world,
    {
      inputs: [],
      size: 1,
      turns: [{ order: "cost", steps: SOLVING_STEPS }],
      ...tools,
      solverEffort: SOLVER_EFFORT,
      branches: [],
      onPath: ({ run, taken }): Next => {
        const right = taken.filter((isRight) => isRight).length;
        if (taken.length < stages || right < best.right) return { kind: "on" };
        const before = right === best.right ? best : NOTHING;
        best = { right, values: [...before.values, valuesOn(run, atom, type)] };
        return right === stages && best.values.length >= SOLUTIONS_MAX ? { kind: "stop" } : { kind: "on" };
      },
    },
    (run) => stagesOf(run, { trial, choose }, unit, unknown, inputs),
  );
  const { steps } = await search.go();
  return { steps, values: together(best.values) };
}

const NOTHING = { right: 0, values: [] };

function stagesOf(
  run: Run,
  { trial, choose }: Pick<WithChoices, "trial" | "choose">,
  unit: Unit,
  unknown: Value,
  { wanted, welcome }: Inputs,
): readonly Stage<boolean>[] {
  const program = loadExplorable(unit, run, LOADING, [], { choose });
  const explored = {
    run,
    call: (args: readonly Value[], limits: Parameters<typeof program.call>[2]) =>
      program.call(ENTRY, [unknown, ...args], limits),
    callOther: program.call,
    apply: program.apply,
  };
  const stage =
    (input: Case, isWanted: boolean): Stage<boolean> =>
    () => {
      try {
        const { isRight, steps } = trial.explored(explored, input);
        return { step: isRight, steps, last: isWanted && !isRight };
      } catch (error) {
        unlessIllFormed(error);
        return { step: false, steps: 1, last: true }; // a function among the inputs knows of no unknowns
      }
    };
  return [...wanted.map((input) => stage(input, true)), ...welcome.map((input) => stage(input, false))];
}

function atomOf(unknown: Value): Atom | undefined {
  const term: unknown = unknown;
  if (term instanceof Poly) return term.monos[0]?.atoms[0];
  const part = term instanceof Text ? term.parts[0] : undefined;
  return typeof part === "object" ? part : undefined;
}

// ---- what it may be ----

type Values = {
  readonly likely: readonly (Int | string)[];
  readonly others: readonly (Int | string)[];
  readonly isOpen: boolean;
};

function valuesOn(run: Run, atom: Atom, type: string): Values {
  const { condition, model } = run.position();
  const all: readonly Lit[] = itemsOf(condition);
  const value = atomValue(model, atom);
  const fits = (other: Int | string): boolean => {
    const now: Model = withValue(model, atom, other);
    return all.every((each) => holds(now, each));
  };
  if (typeof value === "boolean") return { likely: [], others: [], isOpen: false };
  if (typeof value === "string") return { likely: ["", value].filter(fits), others: [], isOpen: false };
  const { plain, others, isOpen } = integersNear(BigInt(value), (other) => isIn(type, other) && fits(canonical(other)));
  return { likely: plain.map(canonical), others: others.map(canonical), isOpen };
}

/** Where one way has no end, others that have one only lead there. */
function together(all: readonly Values[]): readonly (Int | string)[] {
  const others = all.some(({ isOpen }) => isOpen) ? [] : all.flatMap((each) => each.others);
  return unique([...all.flatMap(({ likely }) => likely), ...others]).slice(0, VALUES_MAX);
}

const VALUES_MAX = 6;

function isIn(type: string, value: bigint): boolean {
  const { low = -(2n ** 62n), high = 2n ** 62n - 1n } = INTEGERS.get(type) ?? {};
  return value >= BigInt(low) && value <= BigInt(high);
}

const PLAIN = [0n, 1n, -1n, 2n, 10n, 100n, 1_000n];
/** What can be larger than this can be anything. */
const FAR = 2n ** 40n;

/**
 * The plainest that will do, the ends of the range around one, and what is in the middle: inputs are near the ends. Where
 * there is no end, little is known of it: then only what is plain.
 */
export function integersNear(value: bigint, fits: (other: bigint) => boolean): Near {
  const plain = PLAIN.filter(fits).slice(0, 1);
  const [low, high] = [endFrom(value, -1n, fits), endFrom(value, 1n, fits)];
  const isOpen = low < -FAR || high > FAR;
  return { plain, isOpen, others: isOpen ? [] : [low, high, (low + high) / 2n].filter(fits) };
}

export type Near = { readonly plain: readonly bigint[]; readonly others: readonly bigint[]; readonly isOpen: boolean };

/** As far as it goes in one direction. */
function endFrom(value: bigint, by: bigint, fits: (other: bigint) => boolean): bigint {
  let end = value;
  let step = 1n;
  for (; step < FAR && fits(end + by * step); step *= 2n) end += by * step;
  for (; step > 0n; step /= 2n) if (fits(end + by * step)) end += by * step;
  return end;
}

function unique<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)];
}
