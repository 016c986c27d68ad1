// One function made to take its arguments as another does, whose parameters have their labels in other places: what is
// passed on where, a type with the other's labels, and the definition that does it.
import { nth } from "../basis/known.js";
import { spelled } from "../core/across.js";
import { type Alignment, alignment, isPlain, type Manner, type Slot } from "../core/align.js";
import { anything, call, cases, fieldsAs, lambda, lit, make, prim, variable } from "../core/build.js";
import { type Binding, type Expr, fixedName, type Name } from "../core/expr.js";
import { link } from "../core/link.js";
import type { DataDecl, Program } from "../core/program.js";
import { con, isOptional, type Label, type Type } from "../core/type.js";
import {
  alignmentOf,
  Coercion,
  functionOf,
  labelsIn,
  type Parameter,
  type Spine,
  spinesOf,
  Unalignable,
} from "./coerce.js";

type Typed = { readonly program: Program; readonly type: Type };

/** How the submission's function is adapted to the reference's. */
export type Adaptation = {
  readonly aligned: Alignment;
  /** The parameters of each, as it has them. */
  readonly wanted: Spine;
  readonly tried: Spine;
  readonly coercion: Coercion;
  /** Those of the reference at the types that both have, and the submission's in their places. */
  readonly common: Spine;
  readonly presented: readonly Parameter[];
};

/**
 * undefined: they correspond by their places, or not at all. `hidden`: types that may be anything in the submission.
 * `key`: no other adaptation in the same program has it.
 */
export function adaptationOf(
  reference: Typed,
  submission: Typed,
  hidden: ReadonlySet<Name>,
  key: string,
  manner: Manner,
): Adaptation | undefined {
  if (![reference, submission].some(mentionsLabels)) return undefined;
  const [wanted, tried] = spinesOf(reference.type, submission.type);
  const aligned = alignmentOf(wanted, tried, manner);
  if (aligned === undefined) return undefined;
  const presented = presentedParams(aligned, wanted, tried);
  const type = functionOf(presented, tried.result);
  const linked = link(reference, { ...submission, type }, hidden, undefined, "aligned");
  if (!linked.ok) return undefined;
  const [common] = spinesOf(linked.type, type);
  const coercion = new Coercion(reference.program, submission.program, linked.link, key);
  const found: Adaptation = { aligned, wanted, tried, coercion, common, presented };
  return isPlain(aligned) && labelsIn(wanted).join() === labelsIn(tried).join() && !hasNested(found)
    ? undefined
    : found;
}

/**
 * Of functions in two languages: those that callers may leave out correspond by name, if both have the same, and all
 * others by place. undefined: there are none.
 */
export function adaptationAcross(reference: Typed, submission: Typed): Adaptation | undefined {
  const [wanted, tried] = spinesOf(reference.type, submission.type);
  if (![wanted, tried].some((spine) => labelsIn(spine).some(isOptional))) return undefined;
  const [own, other] = [plainLabels(wanted, tried), plainLabels(tried, wanted)];
  const names = (labels: readonly Label[]): string => labels.filter(isOptional).sort().join();
  const byName = alignment(own, other);
  const aligned = names(own) === names(other) ? byName : (alignment(own, other, "place") ?? byName);
  if (aligned === undefined || isPlain(aligned)) return undefined;
  const presented = presentedParams(aligned, wanted, tried);
  const coercion = new Coercion(reference.program, submission.program, undefined, "");
  return { aligned, wanted, tried, coercion, common: wanted, presented };
}

/** What must be given has no label; an option in the place of what may be left out is the same. */
function plainLabels({ params }: Spine, other: Spine): readonly Label[] {
  return params.map(({ label, type }, i) => {
    if (isOptional(label)) return `?${spelled(label.slice(1))}`;
    const opposite = other.params[i]?.label;
    const isOption = type.kind === "con" && type.name === OPTION;
    return isOption && isOptional(opposite) ? `?${spelled(opposite.slice(1))}` : undefined;
  });
}

/** In the type, or in a family of data that it may hold. */
function mentionsLabels({ program: { data }, type }: Typed): boolean {
  const known =
    labelledFamilies.get(data) ?? data.some(({ ctors }) => ctors.some(({ fields }) => fields.some(hasLabels)));
  labelledFamilies.set(data, known);
  return known || hasLabels(type);
}

const labelledFamilies = new WeakMap<Program["data"], boolean>();

function hasLabels(type: Type): boolean {
  if (type.kind === "fn") return type.label !== undefined || hasLabels(type.from) || hasLabels(type.to);
  return type.kind === "con" && type.args.some(hasLabels);
}

const OPTION = fixedName("option");
export const [NONE, SOME] = [fixedName("None"), fixedName("Some")];

function presentedParams({ slots }: Alignment, wanted: Spine, tried: Spine): readonly Parameter[] {
  return wanted.params.map(({ label }, i) => {
    const j = slots.findIndex((slot) => slot.kind === "given" && slot.at === i);
    return { label, type: presentedType(slots[j], tried.params[j], i) };
  });
}

/** What is left out of every call is of any type. */
function presentedType(slot: Slot | undefined, param: Parameter | undefined, i: number): Type {
  if (slot?.kind !== "given" || param === undefined) return { kind: "var", name: `left out ${i}` };
  if (slot.as === "required") return con(OPTION, param.type);
  return slot.as === "optional" && param.type.kind === "con" ? nth(param.type.args, 0) : param.type;
}

/** Whether functions inside of arguments or of the result have their labels elsewhere. */
function hasNested(adaptation: Adaptation): boolean {
  const { coercion, common, tried } = adaptation;
  return hasNestedArguments(adaptation) || coercion.differ(common.result, tried.result);
}

export function hasNestedArguments({ coercion, common, presented }: Adaptation): boolean {
  return presented.some(({ type }, i) => coercion.differ(nth(common.params, i).type, type));
}

export type Adapted = {
  readonly type: Type;
  readonly value: Expr;
  /** What the value needs. */
  readonly bindings: readonly Binding[];
  /** Families of the submission with fields as the reference has them. */
  readonly families: ReadonlyMap<Name, DataDecl>;
};

/** undefined: something that can be changed holds functions with other labels. */
export function adapted(adaptation: Adaptation, callee: Expr): Adapted | undefined {
  try {
    const { coercion } = adaptation;
    const value = adaptedFunction(adaptation, callee);
    const type = adaptedType(adaptation);
    return { type, value, bindings: coercion.bindings, families: coercion.families };
  } catch (error) {
    if (error instanceof Unalignable) return undefined;
    throw error;
  }
}

function adaptedType({ coercion, common, presented, tried }: Adaptation): Type {
  const params = presented.map(({ label, type }, i) => ({
    label,
    type: coercion.relabelled(nth(common.params, i).type, type),
  }));
  return functionOf(params, coercion.relabelled(common.result, tried.result));
}

function adaptedFunction(adaptation: Adaptation, callee: Expr): Expr {
  const { coercion, common, presented, tried } = adaptation;
  const names = presented.map(() => coercion.fresh("argument"));
  const given = names.map((name, i) =>
    coercion.convert("in", nth(common.params, i).type, nth(presented, i).type, variable(name)),
  );
  const body = passedOn(adaptation, given, (args) =>
    coercion.convert("out", common.result, tried.result, args.length === 0 ? callee : call(callee, args)),
  );
  return names.length === 0 ? body : lambda(names, body);
}

/** What each parameter of the submission is given, of the reference's arguments. */
function passedOn(
  { aligned: { slots }, coercion }: Adaptation,
  given: readonly Expr[],
  body: (args: readonly Expr[]) => Expr,
): Expr {
  const opened: { readonly on: Expr; readonly name: Name }[] = [];
  const args = slots.map((slot): Expr => {
    if (slot.kind === "left-out") return make(NONE, []);
    const value = nth(given, slot.at);
    if (slot.as === "same") return value;
    if (slot.as === "optional") return make(SOME, [value]);
    const name = coercion.fresh("given");
    opened.push({ on: value, name });
    return variable(name);
  });
  // No test leaves it out.
  const never = prim("sys.unsupported", lit({ kind: "str", value: "left-out-argument" }));
  return opened.reduceRight(
    (inner, { on, name }) =>
      cases(on, [
        { pattern: fieldsAs(SOME, [name]), body: inner },
        { pattern: anything, body: never },
      ]),
    body(args),
  );
}

/** The arguments of a call of the reference's function as they are written for the submission's. */
export function ownArguments(adaptation: Adaptation, args: readonly Expr[]): readonly Expr[] | undefined {
  const { coercion, aligned, common, presented } = adaptation;
  const given = args.map((arg, i) => {
    const [wanted, own] = [common.params[i], presented[i]];
    return wanted === undefined || own === undefined ? arg : coercion.written(wanted.type, own.type, arg);
  });
  const own = aligned.slots.map((slot): Expr | undefined => {
    if (slot.kind === "left-out") return make(NONE, []);
    const value = given[slot.at];
    if (slot.as === "same" || value === undefined) return value;
    if (slot.as === "optional") return make(SOME, [value]);
    return value.kind === "make" ? value.args[0] : undefined;
  });
  return own.every((arg) => arg !== undefined) ? [...own, ...given.slice(presented.length)] : undefined;
}
