// What a run leaves behind: its result, its arguments, and every object that was inside of another one that can be changed.
// Whoever made the input may have a name for such a part, and sees it after it was taken out of the argument:
// `let row = [| 0 |] in let a = [| row |] in f a; row`.
import { nth } from "../basis/known.js";
import type { Type } from "../core/type.js";
import { fieldsOf, isData, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import type { Shapes } from "../explore/shape.js";
import { contentOf } from "../explore/unknown.js";
import { leftTypes } from "../subject/hidden/disguise.js";
import type { Inputs } from "../subject/subject.js";
import { type Place, placeOf, type Root } from "./place.js";
import { isChangeable, partsOf, type Rooted, rooted } from "./sharing.js";

/** An object inside of an argument, where it was before the run. */
export type Part = { readonly type: Type; readonly object: Value; readonly place: Place };

export type Left = { readonly args: readonly Value[]; readonly parts: readonly Part[] };

/** To be asked before the run, which may take parts out of the arguments. */
export function leftOf(inputs: Pick<Inputs, "params" | "shapes" | "disguise">, args: readonly Value[]): Left {
  const { params, shapes } = inputs;
  const parts = params.flatMap((type, at) => {
    const value = args[at];
    if (value === undefined || !isGiven(inputs, at) || !nests(shapes, type)) return [];
    return partsInside(shapes, rooted({ kind: "argument", at }, type, value, value));
  });
  return { args, parts };
}

/** Whether the function is given an argument as it is, and no value that is made of it. */
function isGiven({ disguise }: Pick<Inputs, "disguise">, at: number): boolean {
  const type = disguise?.params[at];
  return disguise === undefined || (type !== undefined && !disguise.standIns.holds(type));
}

const nesting = new WeakMap<Shapes, Map<Type, boolean>>();

/** Whether something that can be changed holds something else that can. */
function nests(shapes: Shapes, type: Type): boolean {
  const known = nesting.get(shapes) ?? new Map<Type, boolean>();
  nesting.set(shapes, known);
  const is = known.get(type) ?? shapes.holds(type, (part) => isNest(shapes, part));
  known.set(type, is);
  return is;
}

function isNest(shapes: Shapes, part: Type): boolean {
  return part.kind === "con" && (part.name === "cell" || part.name === "array") && part.args.some(shapes.holdsMutable);
}

type Inside = Rooted & { readonly inside: boolean };

function partsInside(shapes: Shapes, whole: Rooted): readonly Part[] {
  const looking = { shapes, content: contentOf, look: (value: Value) => value };
  const found: Part[] = [];
  const met = new Set<Value>();
  const pending: Inside[] = [{ ...whole, inside: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { a: object, type, trail, inside } = next;
    if (type.kind === "fn" || !shapes.holdsMutable(type) || met.has(object)) continue;
    met.add(object);
    const isObject = isChangeable(object);
    if (isObject && inside) found.push({ type, object, place: placeOf(trail) });
    const parts = partsOf(looking, next).map((part) => ({ ...part, inside: inside || isObject }));
    pending.push(...parts.reverse());
  }
  return found;
}

/** How a run ended; what was seen where it raised; what it left of the input. */
export type RunEnd = { readonly report: Report; readonly seen: readonly Value[]; readonly left: Left };

export type Behind = { readonly root: Root; readonly type: Type; readonly value: Value };

const RESULT: Root = { kind: "result" };

/** All that a run leaves behind and that may hold something that can be changed; runs that end alike leave as much. */
export function leftBehind(inputs: Inputs, { report: { outcome }, seen, left }: RunEnd): readonly Behind[] {
  const { params, shapes } = inputs;
  const given = outcome.kind === "value" ? resultsIn(inputs, outcome.value) : seenIn(inputs, seen);
  const args = params.flatMap((type, at): readonly Behind[] => {
    const value = left.args[at];
    const isLeft = value !== undefined && type.kind !== "fn" && isGiven(inputs, at) && shapes.holdsMutable(type);
    return isLeft ? [{ root: { kind: "argument", at }, type, value }] : [];
  });
  const parts = left.parts.map(({ type, object, place }, at): Behind => {
    return { root: { kind: "part", at, of: place }, type, value: object };
  });
  return [...given, ...args, ...parts];
}

/** Of a function in disguise the result comes together with what it leaves of arguments. */
function resultsIn({ disguise, result }: Inputs, value: Value): readonly Behind[] {
  if (disguise === undefined || disguise.left.length === 0) return [{ root: RESULT, type: result, value }];
  const roots = [...(disguise.tells ? [RESULT] : []), ...disguise.left.map((at): Root => ({ kind: "argument", at }))];
  if (roots.length === 1) return [{ root: nth(roots, 0), type: result, value }];
  const types = result.kind === "con" ? result.args : [];
  const values = isData(value) ? fieldsOf(value) : [];
  return roots.map((root, i) => ({ root, type: nth(types, i), value: nth(values, i) }));
}

/** What a function in disguise that raised has left of arguments. */
function seenIn({ disguise }: Inputs, seen: readonly Value[]): readonly Behind[] {
  if (disguise?.raises !== true || seen.length === 0) return [];
  const types = leftTypes(disguise);
  return disguise.left.map((at, i) => ({ root: { kind: "argument", at }, type: nth(types, i), value: nth(seen, i) }));
}
