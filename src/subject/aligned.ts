// Functions whose parameters have labels: the submission's gets a definition beside it that takes its arguments as the
// reference's does, where they correspond otherwise than by their places (core/align.ts). What only one of them lets
// callers leave out becomes a precondition: inputs are the reference's, and others are no tests.
import { nth } from "../basis/known.js";
import { type Alignment, isPermutation, type Manner } from "../core/align.js";
import { anything, call, cases, fieldsAs, lambda, lit, make, variable } from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import type { Def, Program } from "../core/program.js";
import { isOptional, labelName } from "../core/type.js";
import type { Condition } from "../report/verdict.js";
import {
  type Adaptation,
  type Adapted,
  adaptationAcross,
  adaptationOf,
  adapted,
  hasNestedArguments,
  NONE,
  ownArguments,
} from "./adapt.js";
import type { Spine } from "./coerce.js";
import { hiddenIn } from "./hidden/link-operations.js";
import type { Operation, Operations } from "./hidden/operation.js";
import type { OfferedSide, Predicate, Side } from "./subject.js";

/** How a call of the reference's function becomes one of the submission's. */
export type Calls = {
  /** What is assumed of the calls that were compared. */
  readonly conditions: readonly Condition[];
  /** Calls are written without labels. */
  readonly isUnlabelled: boolean;
  /** The arguments that the submission's function is given, in its places; undefined: they cannot be written. */
  readonly own: (args: readonly Expr[]) => readonly Expr[] | undefined;
  /** Whether a call of the reference's function, as it is written, is one of the submission's too. */
  readonly isCommon: boolean;
};

export const SAME_CALLS: Calls = { conditions: [], isUnlabelled: false, own: (args) => args, isCommon: true };

export type Aligned = {
  readonly reference: OfferedSide;
  readonly submission: OfferedSide;
  readonly given: Predicate | undefined;
  readonly calls: Calls;
};

/** undefined: they correspond by their places, or not at all. */
export function alignedSides(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
  manner: Manner,
): Aligned | undefined {
  const adaptation = adaptationOf(reference, submission, hiddenIn(reference), "", manner);
  return adaptation && alignedBy(adaptation, reference, submission, given);
}

/** The same of functions in two languages. */
export function alignedAcross(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
): Aligned | undefined {
  const adaptation = adaptationAcross(reference, submission);
  const found = adaptation && alignedBy(adaptation, reference, submission, given);
  if (found === undefined) return undefined;
  const conditions = found.calls.conditions.filter(({ kind }) => kind !== "unlabelled");
  return { ...found, calls: { ...found.calls, conditions, isUnlabelled: false } };
}

function alignedBy(
  adaptation: Adaptation,
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
): Aligned | undefined {
  const made = adapted(adaptation, variable(submission.name));
  if (made === undefined) return undefined;
  const [name, program] = withAdapted(submission, made, made.value);
  return {
    ...restricted(reference, given, adaptation.aligned),
    submission: { ...submission, name, type: made.type, program },
    calls: callsOf(adaptation),
  };
}

/** The operations of hidden types, by the labels that the reference's have; and whether some have not the same. */
export function withAlignedOperations(
  reference: OfferedSide,
  submission: OfferedSide,
): { readonly submission: OfferedSide; readonly isByPlace: boolean } {
  let isByPlace = false;
  const wanted = new Map([...reference.operations.values()].flat().map((each) => [each.path, each]));
  let { program } = submission;
  const aligned = (own: Operation): Operation => {
    const other = wanted.get(own.path);
    if (own.role !== "operation" || other?.role !== "operation") return own;
    const typed = { program, type: own.type };
    const adaptation = adaptationOf({ ...reference, type: other.type }, typed, hiddenIn(reference), own.path, "name");
    if (adaptation === undefined || !isPermutation(adaptation.aligned)) return own;
    const made = adapted(adaptation, call(variable(own.entry), [make(tupleCtor(0), [])]));
    if (made === undefined) return own;
    const unit = adaptation.coercion.fresh("unit");
    const [entry, changed] = withAdapted({ ...own, name: own.entry, program }, made, lambda([unit], made.value));
    program = changed;
    isByPlace ||= adaptation.aligned.byPlace;
    return { ...own, entry, type: made.type };
  };
  const operations: Operations = new Map(
    [...submission.operations].map(([family, all]) => [family, all.map(aligned)] as const),
  );
  return {
    submission: program === submission.program ? submission : { ...submission, program, operations },
    isByPlace,
  };
}

/** Calls of functions that have not the same labels in both. */
export function unlabelled(calls: Calls): Calls {
  const isSaid = calls.conditions.some(({ kind }) => kind === "unlabelled");
  return { ...calls, isUnlabelled: true, conditions: isSaid ? calls.conditions : [...calls.conditions, UNLABELLED] };
}

const UNLABELLED: Condition = { kind: "unlabelled" };

/** A function in both programs. */
export type Sides = { readonly reference: Side; readonly submission: Side };

/** `calls`: of all of them; `passed`: what each function of the submission is given. */
export type AlignedSides = {
  readonly sides: readonly Sides[];
  readonly calls: Calls;
  readonly passed: readonly Calls["own"][];
};

/** Several functions of the same two programs, each by its labels; undefined: some are not called alike, or not in full. */
export function alignedTogether(sides: readonly Sides[], given: number, manner: Manner): AlignedSides | undefined {
  const [first] = sides;
  if (first === undefined) return undefined;
  let { program } = first.submission;
  let calls = SAME_CALLS;
  const aligned: Sides[] = [];
  const passed: Calls["own"][] = [];
  for (const { reference, submission } of sides) {
    const adaptation = adaptationOf(reference, { ...submission, program }, NO_TYPES, submission.name, manner);
    if (adaptation === undefined) {
      aligned.push({ reference, submission });
      passed.push(SAME_CALLS.own);
      continue;
    }
    const made = adapted(adaptation, variable(submission.name));
    const own = callsOf(adaptation);
    if (made === undefined || given > 0 || !own.isCommon || isRestricted(adaptation.aligned)) return undefined;
    const [name, changed] = withAdapted({ ...submission, program }, made, made.value);
    program = changed;
    calls = {
      ...SAME_CALLS,
      conditions: [...calls.conditions, ...own.conditions],
      isUnlabelled: calls.isUnlabelled || own.isUnlabelled,
    };
    aligned.push({ reference, submission: { ...submission, name, type: made.type } });
    passed.push(own.own);
  }
  const both = aligned.map((each) => ({ ...each, submission: { ...each.submission, program } }));
  return { sides: both, calls, passed };
}

const NO_TYPES: ReadonlySet<Name> = new Set();

function isRestricted({ slots, leftOut }: Alignment): boolean {
  return leftOut.length > 0 || slots.some((slot) => slot.kind === "given" && slot.as === "required");
}

/** A program with the definition, and its name. */
function withAdapted({ program, name }: Side, made: Adapted, bound: Expr): readonly [Name, Program] {
  const own = makeName(`elenchus labelled ${name}`, 0);
  const converters: readonly Def[] = made.bindings.length === 0 ? [] : [{ kind: "rec", bindings: made.bindings }];
  const def: Def = { kind: "one", name: own, bound };
  const data = program.data.map((family) => made.families.get(family.name) ?? family);
  return [own, withDefinitions("labels", { ...program, data }, [...converters, def])];
}

const CALLED = makeName("elenchus called", 0);

/** Inputs on which the reference is called as the submission can be, and on which its own precondition holds. */
function restricted(
  reference: OfferedSide,
  given: Predicate | undefined,
  { slots, leftOut }: Alignment,
): Pick<Aligned, "reference" | "given"> {
  const passed = slots.flatMap((slot) => (slot.kind === "given" && slot.as === "required" ? [slot.at] : []));
  const asked = [...leftOut, ...passed];
  if (asked.length === 0) return { reference, given };
  const arity = Math.max(given?.arity ?? 0, ...asked.map((i) => i + 1));
  const names = Array.from({ length: arity }, (_, i) => makeName("elenchus asked", i));
  const truth = (value: boolean): Expr => lit({ kind: "bool", value });
  const own = given === undefined ? truth(true) : applied(given, names);
  const body = asked.reduceRight((inner, i) => {
    const isNone = { pattern: fieldsAs(NONE, []), body: leftOut.includes(i) ? inner : truth(false) };
    return cases(variable(nth(names, i)), [
      isNone,
      { pattern: anything, body: leftOut.includes(i) ? truth(false) : inner },
    ]);
  }, own);
  const program = withDefinitions("labels", reference.program, [
    { kind: "one", name: CALLED, bound: lambda(names, body) },
  ]);
  return { reference: { ...reference, program }, given: { name: CALLED, arity, shown: given?.shown ?? [] } };
}

function applied({ name, arity }: Predicate, names: readonly Name[]): Expr {
  return arity === 0 ? variable(name) : call(variable(name), names.slice(0, arity).map(variable));
}

// ---- what is said of it ----

function callsOf(adaptation: Adaptation): Calls {
  const { aligned, wanted, tried } = adaptation;
  const isOpen = [wanted, tried].some(({ result }) => result.kind === "var");
  const isOwn =
    hasNestedArguments(adaptation) || (aligned.byPlace && isOpen) || !isLeftOutAlike(aligned, wanted, tried);
  return {
    conditions: conditionsOf(adaptation),
    isUnlabelled: aligned.byPlace && !isOwn,
    own: (args) => ownArguments(adaptation, args),
    isCommon: !isOwn,
  };
}

/** Whether what a call leaves out, or names since it leaves out another, is so in both. */
function isLeftOutAlike({ slots }: Alignment, wanted: Spine, tried: Spine): boolean {
  const isErased = ({ params }: Spine, i: number): boolean => params.slice(i).some(({ label }) => label === undefined);
  return slots.every((slot, j) => {
    const label = nth(tried.params, j).label;
    if (slot.kind === "left-out" || !isOptional(label)) return true;
    const other = nth(wanted.params, slot.at).label;
    return labelName(other ?? label) === labelName(label) && isErased(wanted, slot.at) === isErased(tried, j);
  });
}

function conditionsOf({ aligned, coercion, wanted, tried }: Adaptation): readonly Condition[] {
  const { slots, leftOut, byPlace } = aligned;
  const name = ({ params }: Spine, i: number): string => labelName(nth(params, i).label) ?? "";
  const without = [
    ...leftOut.map((i) => name(wanted, i)),
    ...slots.flatMap(({ kind }, j) => (kind === "left-out" ? [name(tried, j)] : [])),
  ];
  const passed = slots.flatMap((slot) =>
    slot.kind === "given" && slot.as === "required" ? [name(wanted, slot.at)] : [],
  );
  return [
    ...((byPlace && hasLabels(wanted, tried)) || coercion.isByPlace ? [UNLABELLED] : []),
    ...(without.length === 0 ? [] : [{ kind: "left-out", arguments: [...new Set(without)] } as const]),
    ...(passed.length === 0 ? [] : [{ kind: "passed", arguments: passed } as const]),
  ];
}

function hasLabels(...spines: readonly Spine[]): boolean {
  return spines.some(({ params }) => params.some(({ label }) => label !== undefined && !isOptional(label)));
}
