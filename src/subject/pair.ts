// A reference and a submission made ready: both loaded with the same constructors, so that
// one input can be given to both, concretely and with unknowns.
import type { Across } from "../core/across.js";
import { type Common, commonType } from "../core/common-type.js";
import { type Name, tupleWidth } from "../core/expr.js";
import { type Link, link, type TypeClash } from "../core/link.js";
import type { IntKind } from "../core/literal.js";
import type { Program } from "../core/program.js";
import { con, type Type } from "../core/type.js";
import type { SharedCtors } from "../eval/ctors.js";
import { type Limits, USUAL_DEPTH } from "../eval/outcome.js";
import { loadUnit, type Machine } from "../eval/run.js";
import { sharedCtors } from "../eval/share.js";
import { makeUnit, type Unit } from "../eval/unit.js";
import { type Shapes, shapesOf, substitute } from "../explore/shape.js";
import { type Fit, fitOf, fitted } from "./fit.js";
import { type Disguise, type Disguised, disguisedIn, disguiseOf } from "./hidden/disguise.js";
import { linkOperations } from "./hidden/link-operations.js";
import { type Operations, uncurried } from "./hidden/operation.js";

/** A function of a program. */
export type Side = { readonly program: Program; readonly name: Name; readonly type: Type };

/** With the operations for the types that cannot be looked into. */
export type OfferedSide = Side & { readonly operations: Operations };

/** A predicate of the reference's program on its first arguments: other inputs are no tests. */
export type Given = { readonly name: Name; readonly arity: number };

/** How two programs are compared, which may be in two languages. */
export type Between = {
  /** What type variables stand for: integers that both have. */
  readonly integer: IntKind;
  readonly across: Across | undefined;
};

const IN_ONE_LANGUAGE: Between = { integer: "i63", across: undefined };

export type Pair = {
  readonly reference: Loaded;
  readonly submission: Loaded;
  readonly link: Link;
  readonly params: readonly Type[];
  readonly result: Type;
  /** The function itself gives unit: what it prints, and leaves in mutable arguments, matters. */
  readonly effects: boolean;
  /** Types that cannot be looked into have others that stand in for them. */
  readonly disguise: Disguise | undefined;
  readonly submissionDisguise: Disguised | undefined;
  readonly given: Given | undefined;
  /** Type variables were left: they stand for integers. */
  readonly polymorphic: boolean;
  readonly shapes: Shapes;
  /** For programs of ours that work on the same values. */
  readonly ctors: SharedCtors;
  /** Of programs in two languages: how the submission's function takes the arguments, and what is called what. */
  readonly fit: Fit | undefined;
  readonly common: Common | undefined;
};

export type Loaded = { readonly side: Side; readonly unit: Unit; readonly machine: Machine };

export type Pairing = { readonly ok: true; readonly pair: Pair } | { readonly ok: false; readonly why: Mismatch };

export type Mismatch =
  | { readonly kind: "unmakeable"; readonly type: Type } // by the operations of its module
  | { readonly kind: "endless"; readonly type: Type }
  | { readonly kind: "types"; readonly clash: TypeClash }
  | { readonly kind: "lacks"; readonly type: Name; readonly ctor: Name }
  | { readonly kind: "loading"; readonly which: "reference" | "submission"; readonly machine: Machine };

/** For loading a program: what it may do before its functions are asked. */
export const LOADING: Limits = { fuel: 20_000_000, depth: USUAL_DEPTH, outputBytes: 1_000_000 };

/** `given` is disguised as the functions are. */
export function pairUp(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Given | undefined,
  memoryIsLow: () => boolean,
  between: Between = IN_ONE_LANGUAGE,
): Pairing {
  return between.across === undefined
    ? pairInOneLanguage(reference, submission, given, memoryIsLow, between)
    : pairAcross(reference, submission, given, memoryIsLow, between);
}

/** What a type hides stays hidden: how it is made in one language is no business of the other. */
function pairAcross(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Given | undefined,
  memoryIsLow: () => boolean,
  { integer, across }: Between,
): Pairing {
  const fit = fitOf(reference.type, submission.type);
  const tried = fit === undefined ? submission : fitted(submission, fit);
  const linked = link(reference, tried, undefined, across);
  if (!linked.ok) return { ok: false, why: { kind: "types", clash: linked.why } };
  const [lacking] = linked.link.lacks;
  if (lacking !== undefined) return { ok: false, why: { kind: "lacks", ...lacking } };
  const common = commonType(linked.link, linked.type, reference, tried);
  const { type, polymorphic } = atIntegers(common.type, integer);
  const { unit, machine, ctors } = readyReference(reference.program, memoryIsLow, integer);
  if (machine.outcome.kind !== "value") return { ok: false, why: { kind: "loading", which: "reference", machine } };
  const shapes = shapesOf({ ...reference.program, data: common.data }, unit.ctor, con(integer));
  const loaded = loadWith(sharedCtors(linked.link, unit.ctor, reference.program, tried.program), tried, memoryIsLow);
  if (loaded.machine.outcome.kind !== "value")
    return { ok: false, why: { kind: "loading", which: "submission", machine: loaded.machine } };
  return {
    ok: true,
    pair: {
      reference: { side: reference, unit, machine },
      submission: loaded,
      link: linked.link,
      ...uncurried(type),
      effects: isUnit(uncurried(type).result),
      disguise: undefined,
      submissionDisguise: undefined,
      given,
      polymorphic,
      shapes,
      ctors,
      fit,
      common,
    },
  };
}

function loadWith(ctors: SharedCtors, side: Side, memoryIsLow: () => boolean): Loaded {
  const unit = makeUnit(side.program, new Map(), ctors);
  return { side, unit, machine: loadUnit(unit, LOADING, { memoryIsLow, repeatsDeep: false }) };
}

function pairInOneLanguage(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Given | undefined,
  memoryIsLow: () => boolean,
  { integer }: Between,
): Pairing {
  const { linked, operations, counterpart } = linkOperations(reference, submission);
  if (!linked.ok) return { ok: false, why: { kind: "types", clash: linked.why } };
  const [lacking] = linked.link.lacks;
  if (lacking !== undefined) return { ok: false, why: { kind: "lacks", ...lacking } };
  const { type, polymorphic } = atIntegers(linked.type, integer);
  const disguise = disguiseOf({ ...reference, given }, type, operations);
  const own = nameIn(linked.link);
  const other =
    disguise && disguisedIn(disguise, { ...submission, given: undefined }, { entry: counterpart, ctor: own });
  const [wanted, tried] = [worn(reference, disguise?.reference), worn(submission, other)];
  const { unit, machine, shapes, ctors } = readyReference(wanted.program, memoryIsLow, integer);
  if (machine.outcome.kind !== "value") return { ok: false, why: { kind: "loading", which: "reference", machine } };
  const shared = sharedCtors(linked.link, unit.ctor, wanted.program, tried.program);
  const loaded = loadWith(shared, tried, memoryIsLow);
  if (loaded.machine.outcome.kind !== "value")
    return { ok: false, why: { kind: "loading", which: "submission", machine: loaded.machine } };
  const worked = uncurried(disguise?.type ?? type);
  const unmakeable = worked.params.findIndex((param) => !Number.isFinite(shapes.least(param)));
  if (disguise !== undefined && unmakeable >= 0)
    return { ok: false, why: whyUnmakeable(disguise, shapes, disguise.params[unmakeable] as Type) };
  return {
    ok: true,
    pair: {
      reference: { side: wanted, unit, machine },
      submission: loaded,
      link: linked.link,
      ...worked,
      effects: isUnit(uncurried(type).result),
      disguise,
      submissionDisguise: other,
      given: given && (disguise?.reference.given === undefined ? given : { ...given, name: disguise.reference.given }),
      polymorphic,
      shapes,
      ctors,
      fit: undefined,
      common: undefined,
    },
  };
}

/** No operation makes what it holds, or there is no end to it. */
function whyUnmakeable({ standIns }: Disguise, shapes: Shapes, type: Type): Mismatch {
  const missing = standIns
    .hiddenIn(type)
    .find((each) => each.name !== "lazy" && !Number.isFinite(shapes.least(con(standIns.term(each).decl.name))));
  return missing === undefined ? { kind: "endless", type } : { kind: "unmakeable", type: missing };
}

function worn(side: Side, disguised: Disguised | undefined): Side {
  return disguised === undefined ? side : { ...side, program: disguised.program, name: disguised.name };
}

/** What a constructor of the reference is called in the submission. */
function nameIn({ ctors }: Link): (name: Name) => Name {
  const names = new Map([...ctors].map(([given, wanted]) => [wanted, given]));
  return (name) => names.get(name) ?? name;
}

/** What is printed, or left in mutable arguments, matters where there is no other result. */
function isUnit(type: Type): boolean {
  return type.kind === "con" && tupleWidth(type.name) === 0;
}

type Ready = { readonly unit: Unit; readonly machine: Machine; readonly shapes: Shapes; readonly ctors: SharedCtors };

const ready = new WeakMap<Program, Ready>();

/** Once for all submissions that are compared with it. */
function readyReference(program: Program, memoryIsLow: () => boolean, integer: IntKind): Ready {
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
  return { type: substitute(type, variables), polymorphic: variables.size > 0 };
}
