// The first attempt, and nearly always enough: keep every unknown as it is in a model that
// makes the other conditions hold, and change one of those that the failing condition has.

import { floorQuotient, type Int, magnitude, minus, negated, plus, remainder, times } from "../../basis/integer.js";
import { atomValue, holds, type Model, textValue } from "../model.js";
import { intOf, stringOf } from "../sorts.js";
import { type Atom, type Form, type Lit, Poly, type StrTerm, textParts } from "../term.js";
import { dependsOn, highOf, lowOf, unknownsOf, usualInt } from "../unknowns.js";
import { setUnknown, type World, worldLike } from "../world.js";
import { firstInt, isBetter, SHORT_TEXTS } from "./prefer.js";

export function changeOne(slice: readonly Lit[], failing: Lit, near: Model): Model | undefined {
  let best: { readonly world: World; readonly value: Int; readonly usual: Int } | undefined;
  for (const atom of unknownsOf(failing.cond).atoms) {
    const world = changeAtom(slice, atom, near);
    if (world === undefined) continue;
    if (atom.sort !== "int") return world;
    const [usual, value] = [usualInt(atom), intOf(atomValue(world, atom))];
    if (best === undefined || isBetter(minus(value, usual), minus(best.value, best.usual), 0))
      best = { world, value, usual };
    if (magnitude(minus(value, usual)) <= 1) break;
  }
  return best?.world;
}

function changeAtom(slice: readonly Lit[], atom: Atom, near: Model): World | undefined {
  if (atom.sort === "bool") return firstThatFits(slice, atom, near, [!(atomValue(near, atom) as boolean)]);
  if (atom.sort === "str") return firstThatFits(slice, atom, near, textCandidates(slice, atom, near));
  const range = rangeOf(slice, atom, near);
  if (range === undefined) return undefined;
  const first = firstInt(usualInt(atom), range.low, range.high, range.excluded);
  if (first === undefined) return undefined;
  if (range.rough.length === 0) return firstThatFits(slice, atom, near, [first]);
  return firstThatFits([...range.rough, ...slice], atom, near, intCandidates(range, first));
}

function firstThatFits<T extends Int | string | boolean>(
  slice: readonly Lit[],
  atom: Atom,
  near: Model,
  values: readonly T[],
): World | undefined {
  const world = worldLike(near);
  for (const value of values) {
    setUnknown(world, atom, value);
    if (slice.every((lit) => holds(world, lit))) return world;
  }
  return undefined;
}

/** What the conditions leave for an integer when the others stay; those that are not linear in it are rough. */
type Range = { low: Int; high: Int; readonly excluded: Int[]; readonly rough: Lit[] };

function rangeOf(slice: readonly Lit[], atom: Atom, near: Model): Range | undefined {
  const range: Range = { low: lowOf(atom), high: highOf(atom), excluded: [], rough: [] };
  for (const lit of slice) {
    const { cond } = lit;
    if (!unknownsOf(cond).atoms.includes(atom)) continue;
    const linear = cond.kind === "le" || cond.kind === "eq" ? linearIn(cond.form, atom, near) : undefined;
    if (linear === undefined) range.rough.push(lit);
    else if (linear.coef === 0) {
      if (!holds(near, lit)) return undefined;
    } else narrow(range, lit, linear);
  }
  return range.low <= range.high ? range : undefined;
}

type Linear = { readonly coef: Int; readonly rest: Int };

function linearIn(form: Form, atom: Atom, near: Model): Linear | undefined {
  let [coef, rest]: [Int, Int] = [0, 0];
  for (const mono of form.monos) {
    let product = mono.coef;
    let count = 0;
    for (const factor of mono.atoms) {
      if (factor === atom) count++;
      else if (factor.op.kind !== "var" && dependsOn(factor, atom)) return undefined;
      else product = times(product, intOf(atomValue(near, factor)));
    }
    if (count > 1) return undefined;
    if (count === 1) coef = plus(coef, product);
    else rest = plus(rest, product);
  }
  return { coef, rest };
}

function narrow(range: Range, { cond, side }: Lit, { coef, rest }: Linear): void {
  if (cond.kind !== "le" && cond.kind !== "eq") return;
  const bound = minus(cond.bound, rest);
  if (cond.kind === "le") {
    if (side) atMost(range, coef, bound);
    else atMost(range, negated(coef), minus(-1, bound));
  } else if (side) {
    atMost(range, coef, bound);
    atMost(range, negated(coef), negated(bound));
  } else if (remainder(bound, magnitude(coef)) === 0) {
    range.excluded.push(floorQuotient(coef > 0 ? bound : negated(bound), magnitude(coef)));
  }
}

/** coef * x <= bound */
function atMost(range: Range, coef: Int, bound: Int): void {
  if (coef > 0) {
    const high = floorQuotient(bound, coef);
    if (high < range.high) range.high = high;
  } else {
    const low = negated(floorQuotient(bound, negated(coef)));
    if (low > range.low) range.low = low;
  }
}

const STEPS = 8;

/** Those around the first, then those that the rough conditions suggest. */
function intCandidates({ low, high, excluded, rough }: Range, first: Int): readonly Int[] {
  const values: Int[] = [first];
  for (let step = 1; step <= STEPS; step++) values.push(plus(first, step), minus(first, step));
  for (const { cond } of rough) {
    if (cond.kind !== "le" && cond.kind !== "eq") continue;
    for (const constant of suggestions(cond.form, cond.bound))
      values.push(constant, negated(constant), plus(constant, 1), minus(constant, 1));
  }
  return values.filter((value) => low <= value && value <= high && !excluded.includes(value));
}

function suggestions(form: Form, bound: Int): Int[] {
  const root = Math.round(Math.sqrt(Math.abs(Number(bound))));
  const found: Int[] = Number.isSafeInteger(root) ? [bound, root] : [bound];
  for (const { atoms } of form.monos) {
    for (const { op, args } of atoms) {
      const [a, b] = args;
      if (op.kind === "among") found.push(...[...op.ranges].map((char) => char.charCodeAt(0)));
      if ((op.kind !== "div" && op.kind !== "mod") || !(typeof b === "number" || typeof b === "bigint")) continue;
      const target = op.kind === "div" ? times(bound, b) : bound;
      found.push(a instanceof Poly ? minus(target, a.constant) : target, b);
    }
  }
  return found;
}

/** What equations demand, then the usual strings, then those next to what they are compared with. */
function textCandidates(slice: readonly Lit[], atom: Atom, near: Model): readonly string[] {
  const demanded: string[] = [];
  const nearby: string[] = [];
  for (const { cond, side } of slice) {
    if (!unknownsOf(cond).atoms.includes(atom)) continue;
    if (cond.kind === "same" || cond.kind === "before") {
      const solved = [missingPart(cond.a, cond.b, atom, near), missingPart(cond.b, cond.a, atom, near)];
      for (const text of solved) {
        if (text === undefined) continue;
        if (cond.kind === "same" && side) demanded.push(text);
        else nearby.push(text, text.slice(0, -1), `${text}a`);
      }
    } else if (cond.kind === "le" || cond.kind === "eq") nearby.push(...textsOfLength(cond.bound));
  }
  if (demanded.length > 0) return demanded;
  const usual = atom.op.kind === "var" || atom.op.kind === "call" ? String(atom.op.usual) : "";
  return [usual, ...SHORT_TEXTS, "", ...nearby];
}

/** What the atom must be for a text that has it once to equal the other text. */
function missingPart(text: StrTerm, other: StrTerm, atom: Atom, near: Model): string | undefined {
  const parts = textParts(text);
  const at = parts.indexOf(atom);
  if (at < 0 || parts.lastIndexOf(atom) !== at || textParts(other).includes(atom)) return undefined;
  const whole = textValue(near, other);
  const valueOfPart = (part: string | Atom): string =>
    typeof part === "string" ? part : stringOf(atomValue(near, part));
  const start = parts.slice(0, at).map(valueOfPart).join("");
  const end = parts
    .slice(at + 1)
    .map(valueOfPart)
    .join("");
  if (start.length + end.length > whole.length || !whole.startsWith(start) || !whole.endsWith(end)) return undefined;
  return whole.slice(start.length, whole.length - end.length);
}

const LENGTH_MAX = 64;

function textsOfLength(bound: Int): readonly string[] {
  const texts: string[] = [];
  for (const length of [bound, plus(bound, 1), minus(bound, 1)])
    if (length >= 0 && length <= LENGTH_MAX) texts.push("x".repeat(Number(length)));
  return texts;
}
