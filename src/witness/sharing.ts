// Aliases: which objects of a run are one object. Two runs that left the same values behind are still told apart by a later
// write where two places are one object in the one run and two in the other. So the objects that can be changed, at
// corresponding places of both runs, must correspond one to one: an isomorphism of the two graphs, as far as they can be
// changed. What cannot be changed, or has one possible content only, shows no write and is left out.
import { tupleWidth } from "../core/expr.js";
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import type { FieldAccess } from "../core/program.js";
import { con, type Type } from "../core/type.js";
import { Cell, fieldsOf, isData, Lazy, type Value } from "../core/value.js";
import type { Shapes } from "../explore/shape.js";
import { typeKey } from "../explore/type-key.js";
import { type Comparing, fieldTypes } from "./compare.js";
import { type HeldObject, heldIn } from "./held.js";
import type { Root, Step, Trail } from "./place.js";

/** What is looked at of both runs, values of which were found to be the same. */
type Looking = Pick<Comparing, "shapes" | "content" | "look">;

export type Changeable = Cell | readonly Value[];

/** The same place in both runs, and who can get there. */
export type Rooted = {
  readonly type: Type;
  readonly a: Value;
  readonly b: Value;
  readonly trail: Trail;
  readonly access: FieldAccess;
};

/** Objects that can be changed, of this type, at the same place in both runs. */
export type Meeting = Rooted;

/** Two places that are one object in one run only. */
export type Alias = { readonly first: Meeting; readonly second: Meeting };

export function rooted(root: Root, type: Type, a: Value, b: Value): Rooted {
  return { type, a, b, trail: { root }, access: "open" };
}

/** An object of an input that both runs had, by its content's type. */
export function rootedObject(at: number, content: Type, object: Changeable): Rooted {
  return rooted({ kind: "argument", at }, con(object instanceof Cell ? "cell" : "array", content), object, object);
}

/** The first two places that only one of the runs has the same object at; places that everybody can get to, if there are any. */
export function aliasIn(looking: Looking, roots: readonly Rooted[]): Alias | undefined {
  const [byA, byB] = [new Map<Value, Meeting>(), new Map<Value, Meeting>()];
  let own: Alias | undefined;
  let open: Alias | undefined;
  eachMeeting(looking, roots, (meeting) => {
    const known = byA.get(meeting.a) ?? byB.get(meeting.b);
    byA.set(meeting.a, known ?? meeting);
    byB.set(meeting.b, known ?? meeting);
    if (known !== undefined && (known.a !== meeting.a || known.b !== meeting.b)) {
      const alias = { first: known, second: meeting };
      if (isOpen(alias)) open = alias;
      else own ??= alias;
    }
    return open === undefined;
  });
  return open ?? own;
}

/** Whether everybody can write to the object. */
export function isOpen({ first, second }: Alias): boolean {
  return first.access === "open" || second.access === "open";
}

/** From left to right, each pair of objects once; until `visit` says that it is enough. */
function eachMeeting(looking: Looking, roots: readonly Rooted[], visit: (meeting: Meeting) => boolean): void {
  const { shapes, look } = looking;
  const isMet = meetings();
  const pending = [...roots].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.a === next.b && !isChangeable(next.a)) continue; // of the input: its objects are roots
    if (next.type.kind !== "con" || !shapes.holdsMutable(next.type)) continue;
    const here = { ...next, a: look(next.a), b: look(next.b) };
    const object = objectOf(here);
    if (object !== undefined && isWritable(looking, object) && !visit(object)) return;
    if (!isMet(here.a, here.b)) pending.push(...partsOf(looking, here).reverse());
  }
}

function meetings(): (a: Value, b: Value) => boolean {
  const met = new Map<Value, Set<Value>>();
  return (a, b) => {
    const others = met.get(a) ?? new Set();
    const isKnown = others.has(b);
    met.set(a, others.add(b));
    return isKnown;
  };
}

export function isChangeable(value: Value): value is Changeable {
  return value instanceof Cell || Array.isArray(value);
}

/** The object itself, where a value is one or stands for one. */
function objectOf(here: Rooted): Meeting | undefined {
  const { a, b, access, trail } = here;
  if (isChangeable(a) && isChangeable(b)) return access === "frozen" ? undefined : here;
  const [one, other] = [isData(a) ? heldIn(a) : undefined, isData(b) ? heldIn(b) : undefined];
  if (one === undefined || other === undefined) return undefined;
  return { type: one.type, a: one.object, b: other.object, trail, access };
}

export function partsOf(looking: Looking, here: Rooted): Rooted[] {
  const { a, b, type, trail } = here;
  const inside: FieldAccess = here.access === "own" ? "own" : "open";
  const paired = (
    typeAt: (i: number) => Type | undefined,
    as: readonly Value[],
    bs: readonly Value[],
    step: (i: number) => Step,
    accessAt = (_: number): FieldAccess => "open",
  ): Rooted[] => pairedParts(trail, typeAt, as, bs, step, (i) => (inside === "own" ? inside : accessAt(i)));
  const argument = type.kind === "con" ? type.args[0] : undefined;
  if (isData(a) && isData(b)) {
    const [one, other] = [heldIn(a), heldIn(b)];
    if (one !== undefined && other !== undefined) return heldParts(looking, one, other, here);
    const { decl, arity } = a.k;
    const types = fieldTypes(looking, type, a);
    const named = decl.labels !== undefined || decl.called !== undefined;
    const field = (at: number): Step => ({ kind: "field", ctor: decl.name, arity, at, named });
    return paired(
      (i) => types[i],
      fieldsOf(a),
      fieldsOf(b),
      field,
      (i) => decl.access?.[i] ?? "open",
    );
  }
  if (isChangeable(a) && isChangeable(b)) {
    const [as, bs] = [looking.content(a, "reference"), looking.content(b, "submission")];
    const step = (at: number): Step => (a instanceof Cell ? { kind: "content" } : { kind: "item", at });
    return paired(() => argument, as, bs, step);
  }
  if (!(a instanceof Lazy) || !(b instanceof Lazy) || a.result === undefined || b.result === undefined) return [];
  return paired(
    () => argument,
    [a.result],
    [b.result],
    () => ({ kind: "forced" }),
  );
}

/** What is seen of an array is another one, which is nobody's object. */
function heldParts(looking: Looking, one: HeldObject, other: HeldObject, { trail, access }: Rooted): Rooted[] {
  const { type, contentType } = one;
  const inside = (): FieldAccess => (access === "own" ? "own" : "open");
  const name = type.kind === "con" ? type.name : undefined;
  const [a, b] = [looking.look(one.content), looking.look(other.content)];
  if (name === "array" && Array.isArray(a) && Array.isArray(b)) {
    const item = contentType.kind === "con" ? contentType.args[0] : undefined;
    return pairedParts(
      trail,
      () => item,
      a,
      b,
      (at) => ({ kind: "item", at }),
      inside,
    );
  }
  const step: Step = name === "cell" ? { kind: "content" } : { kind: "held", type };
  return pairedParts(
    trail,
    () => contentType,
    [a],
    [b],
    () => step,
    inside,
  );
}

function pairedParts(
  before: Trail,
  typeAt: (i: number) => Type | undefined,
  as: readonly Value[],
  bs: readonly Value[],
  step: (i: number) => Step,
  accessAt: (i: number) => FieldAccess,
): Rooted[] {
  return as.flatMap((a, i) => {
    const [b, type] = [bs[i], typeAt(i)];
    if (b === undefined || type === undefined) return [];
    return [{ type, a, b, trail: { step: step(i), before }, access: accessAt(i) }];
  });
}

/** Whether a write to the object can show: an empty array takes none, and what has one value stays what it is. */
function isWritable({ shapes, content }: Looking, { a, type }: Meeting): boolean {
  if (!isChangeable(a)) return true;
  if (content(a, "reference").length === 0) return false;
  const [item] = type.kind === "con" ? type.args : [];
  return item === undefined || hasSeveralValues(shapes, item);
}

const several = new WeakMap<Shapes, Map<string, boolean>>();

function hasSeveralValues(shapes: Shapes, type: Type): boolean {
  const known = several.get(shapes) ?? new Map<string, boolean>();
  several.set(shapes, known);
  const key = typeKey(type);
  const found = known.get(key);
  if (found !== undefined) return found;
  known.set(key, false); // a type that holds itself, with nothing else to choose, has no value at all
  const is = countsSeveral(shapes, type);
  known.set(key, is);
  return is;
}

function countsSeveral(shapes: Shapes, type: Type): boolean {
  if (type.kind !== "con" || INTEGERS.has(type.name) || TEXTS.has(type.name)) return true;
  if (tupleWidth(type.name) !== undefined || type.name === "cell" || type.name === "lazy")
    return type.args.some((arg) => hasSeveralValues(shapes, arg));
  const forms = shapes.shapeOf(type)?.alternatives;
  if (forms === undefined || forms.length !== 1) return true;
  const [only] = forms;
  return only?.made.kind === "data" && only.made.fields.some((field) => hasSeveralValues(shapes, field));
}
