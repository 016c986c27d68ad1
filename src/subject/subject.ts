// A subject: one function of one program, loaded, with all that is needed to make its inputs and to look at its results.
// Questions are asked of one subject, of two that were made to fit each other (pair.ts), or of many variants of one.
import { nth } from "../basis/known.js";
import type { Name } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import type { IntKind } from "../core/literal.js";
import type { Program } from "../core/program.js";
import { con, type Type } from "../core/type.js";
import type { SharedCtors } from "../eval/ctors.js";
import { loadUnit, type Machine } from "../eval/run.js";
import { makeUnit, type Unit } from "../eval/unit.js";
import { variablesIn } from "../explore/index-types.js";
import { type Shapes, shapesOf } from "../explore/shape.js";
import type { EffectsPolicy, Policy, PrintedPolicy } from "./exercise.js";
import { type Disguise, type Disguised, disguiseOf, type HiddenFunctions } from "./hidden/disguise.js";
import { type Operations, uncurried } from "./hidden/operation.js";
import { withIgnoredResults } from "./ignored.js";
import { atAnyIndex, type Instances, instancesOf } from "./instances.js";
import { LEAST_MAX, LOADING } from "./limits.js";
import { isUnit, type Recording, recordedIn, recordedType, recordingOf } from "./recording.js";

/** A function of a program. */
export type Side = {
  readonly program: Program;
  readonly name: Name;
  readonly type: Type;
  /** Of a function in disguise. */
  readonly hidden?: HiddenFunctions;
  /** Nobody looks at what is left of its arguments. */
  readonly leavesUnseen?: boolean;
};

/** With the operations for the types that cannot be looked into. */
export type OfferedSide = Side & { readonly operations: Operations };

/** A predicate of the reference's program on its first arguments: other inputs are no tests. Shown as all that it asks. */
export type Predicate = { readonly name: Name; readonly arity: number; readonly shown: readonly string[] };

/** A function whose program is loaded. */
export type Running = { readonly side: Side; readonly unit: Unit; readonly machine: Machine };

/** How inputs are made, and at which type results are looked at. */
export type Inputs = {
  readonly params: readonly Type[];
  readonly result: Type;
  /** The function itself gives unit: what it prints, and leaves in mutable arguments, matters. */
  readonly effects: boolean;
  readonly printed: PrintedPolicy;
  /** Types that cannot be looked into have others that stand in for them. */
  readonly disguise: Disguise | undefined;
  /** Of functions among the inputs that give nothing, the calls are seen. */
  readonly recording: Recording | undefined;
  readonly given: Predicate | undefined;
  /** Type variables were left: they stand for integers. */
  readonly polymorphic: boolean;
  /** Where they stand for indices of GADTs that parts of an input share: at which types else it is asked about. */
  readonly instances: Instances;
  readonly shapes: Shapes;
  /** For programs of ours that work on the same values. */
  readonly ctors: SharedCtors;
};

export type Subject = Running & Inputs;

/** Why a function cannot be a subject. */
export type Unfit =
  | { readonly kind: "unmakeable"; readonly type: Type } // by the operations of its module
  | { readonly kind: "endless" | "huge"; readonly type: Type } // so are all its values
  | { readonly kind: "loading"; readonly which: "reference" | "submission"; readonly machine: Machine };

export type SubjectMade =
  | { readonly ok: true; readonly subject: Subject }
  | { readonly ok: false; readonly why: Unfit };

/** What everybody who loads programs needs. */
export type Loading = {
  /** What type variables stand for. */
  readonly integer: IntKind;
  readonly effects: EffectsPolicy;
  readonly printed: PrintedPolicy;
  readonly exceptions: Policy;
  readonly memoryIsLow: () => boolean;
};

/** A function alone, at its own type. `given` is disguised as the function is. */
export function subjectOf(side: OfferedSide, given: Predicate | undefined, loading: Loading): SubjectMade {
  return subjectAt(side, withIgnoredResults(side.type, [side]), side.operations, given, loading);
}

/** At an instance of its type, with some of its operations. */
export function subjectAt(
  side: Side,
  general: Type,
  operations: Operations,
  given: Predicate | undefined,
  loading: Loading,
): SubjectMade {
  const instances = instancesOf(side.program, general, loading.integer);
  const open = atAnyIndex(side.program, nth(instances.types, 0), loading.integer);
  const { type, polymorphic } = atIntegers(open, loading.integer);
  const disguise = disguiseOf({ ...side, given }, type, operations, loading.exceptions);
  const recording = disguise === undefined ? recordingOf(type, side.program, given?.arity ?? 0, loading) : undefined;
  const worn = wearing(side, disguise?.reference, recording);
  const { unit, machine, shapes, ctors } = readyProgram(worn.program, loading);
  if (machine.outcome.kind !== "value") return { ok: false, why: { kind: "loading", which: "reference", machine } };
  const { params, result } = uncurried(disguise?.type ?? (recording === undefined ? type : recordedType(recording)));
  const unmakeable = params.findIndex((param) => shapes.least(param) > LEAST_MAX);
  const endless = (disguise?.params ?? params)[unmakeable];
  if (endless !== undefined) return { ok: false, why: whyUnmakeable(disguise, shapes, endless) };
  const named = disguise?.reference.given;
  return {
    ok: true,
    subject: {
      side: worn,
      unit,
      machine,
      params,
      result,
      effects: isUnit(uncurried(type).result),
      printed: loading.printed,
      disguise,
      recording,
      given: given && (named === undefined ? given : { ...given, name: named }),
      polymorphic: polymorphic || variablesIn(general).length > 0,
      instances,
      shapes,
      ctors,
    },
  };
}

/** No operation makes what it holds, or there is no end to it. */
function whyUnmakeable(disguise: Disguise | undefined, shapes: Shapes, type: Type): Unfit {
  if (disguise === undefined) return { kind: Number.isFinite(shapes.least(type)) ? "huge" : "endless", type };
  const { standIns } = disguise;
  const missing = standIns
    .hiddenIn(type)
    .find((each) => each.name !== "lazy" && !Number.isFinite(shapes.least(con(standIns.term(each).decl.name))));
  return missing === undefined ? { kind: "endless", type } : { kind: "unmakeable", type: missing };
}

export function wearing(side: Side, disguised: Disguised | undefined, recording: Recording | undefined): Side {
  if (recording !== undefined) return recordedIn(recording, side);
  if (disguised === undefined) return side;
  const { program, name, hidden } = disguised;
  return { ...side, program, name, hidden };
}

/** Another program for the inputs of a subject: loaded once for functions that share the same constructors with it. */
export function running(side: Side, ctors: SharedCtors, memoryIsLow: () => boolean): Running {
  const known = last.get(side.program);
  if (known !== undefined && isSameMap(known.ctors, ctors)) return { side, unit: known.unit, machine: known.machine };
  const unit = makeUnit(side.program, new Map(), ctors);
  const machine = loadUnit(unit, LOADING, { memoryIsLow, repeatsDeep: false });
  last.set(side.program, { ctors, unit, machine });
  return { side, unit, machine };
}

const last = new WeakMap<Program, { readonly ctors: SharedCtors; readonly unit: Unit; readonly machine: Machine }>();

function isSameMap<K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

type Ready = { readonly unit: Unit; readonly machine: Machine; readonly shapes: Shapes; readonly ctors: SharedCtors };

const ready = new WeakMap<Program, Ready>();

/** Loaded once for all who ask about the program. */
export function readyProgram(
  program: Program,
  { integer, memoryIsLow }: Pick<Loading, "integer" | "memoryIsLow">,
): Ready {
  const known = ready.get(program);
  if (known !== undefined) return known;
  const unit = makeUnit(program, new Map());
  const machine = loadUnit(unit, LOADING, { memoryIsLow, repeatsDeep: false });
  const made = { unit, machine, shapes: shapesOf(program, unit.ctor, con(integer)), ctors: allCtors(unit) };
  ready.set(program, made);
  return made;
}

/** The constructors of a program by name: for another version of it. */
export function allCtors({ program, ctor }: Unit): SharedCtors {
  const names = [...program.data.flatMap(({ ctors }) => ctors), ...program.exceptions].map(({ name }) => name);
  return new Map(names.map((name) => [name, ctor(name)]));
}

/** An unknown of any type behaves as an integer that is only compared. */
export function atIntegers(type: Type, integer: IntKind): { readonly type: Type; readonly polymorphic: boolean } {
  const variables = new Map<string, Type>();
  const collect = (inner: Type): void => {
    if (inner.kind === "var") variables.set(inner.name, con(integer));
    else if (inner.kind === "fn") [inner.from, inner.to].forEach(collect);
    else inner.args.forEach(collect);
  };
  collect(type);
  return { type: substituteTypes(type, variables), polymorphic: variables.size > 0 };
}
