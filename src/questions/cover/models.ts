// The numbers and names of inputs that go one way: all of them different, below zero, the least, the same where that is
// allowed, at both ends of what their types have, one of them zero, and at the edges of the path's conditions.

import { type Int, minus, plus } from "../../basis/integer.js";
import type { Value } from "../../core/value.js";
import type { Run } from "../../explore/run.js";
import { isCharacter } from "../../explore/unknown.js";
import { atomValue, formValue, holds, type Model, withValue } from "../../smt/model.js";
import { intOf } from "../../smt/sorts.js";
import { type Atom, type Constant, type Lit, type StrTerm, textParts } from "../../smt/term.js";
import { highOf, isUnbounded, lowOf } from "../../smt/unknowns.js";
import { symbolsIn, tidiedModel } from "../../witness/witness.js";
import { DISTINCT_MAX, EDGES_MAX, FAR, LONG_NUMBERS_MAX, ZEROS_MAX } from "./limits.js";

export type ModelKind = "distinct" | "negative" | "least" | "rich" | "lowest" | "highest" | "same" | "zero" | "edge";

export type PathModel = { readonly kind: ModelKind; readonly model: Model };

/** What must hold on the path; a model is one of it if it allows all. */
type Allowing = { readonly condition: readonly Lit[]; readonly allowed: (model: Model) => boolean };

/** In order of preference; each allows what the path's conditions do. */
export function* modelsOf(
  run: Run,
  args: readonly Value[],
  condition: readonly Lit[],
  allowed: (model: Model) => boolean,
): Generator<PathModel> {
  const allowing = { condition, allowed };
  const least = tidiedModel(run, args, run.model, allowed);
  const atoms = symbolsIn(run, args);
  const distinct = allDistinct(atoms, least, allowing, 1);
  yield { kind: "distinct", model: distinct };
  yield { kind: "negative", model: allDistinct(atoms, least, allowing, -1) };
  yield { kind: "least", model: least };
  yield { kind: "rich", model: distinct };
  yield* edges(atoms, condition, distinct, allowed);
  yield { kind: "lowest", model: atEnd(atoms, least, allowed, lowOf, -FAR) };
  yield { kind: "highest", model: atEnd(atoms, least, allowed, highOf, FAR) };
  yield { kind: "same", model: alike(atoms, distinct, allowed) };
  yield* zeros(atoms, distinct, allowing);
  yield* edges(atoms, condition, least, allowed);
}

const WORDS = ["a", "b", "c", "ab", "d", "e"];

/** Every symbol another value than all before it, where that is allowed: 1, 2, 3 ... */
function allDistinct(atoms: readonly Atom[], start: Model, allowing: Allowing, step: number): Model {
  let model = shifted(atoms, start, allowing.allowed, step);
  const used = new Set<Constant>();
  const settled = new Set<Atom>();
  const ordered = new Set(atoms.map((atom) => atomValue(model, atom))).size === atoms.length;
  for (const atom of atoms) {
    const now = atomValue(model, atom);
    const isFine = typeof now !== "string" && now !== 0 && !used.has(now) && ordered;
    if (!isFine) model = freshValue(atom, model, used, settled, allowing, step) ?? model;
    used.add(atomValue(model, atom));
    settled.add(atom);
  }
  return model;
}

function freshValue(
  atom: Atom,
  model: Model,
  used: ReadonlySet<Constant>,
  settled: ReadonlySet<Atom>,
  allowing: Allowing,
  step: number,
): Model | undefined {
  for (const value of distinctValues(atom, step)) {
    if (used.has(value)) continue;
    const found = changedTo(model, atom, value, settled, allowing);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** With another value of a symbol, and of those that an equation ties to it; not of those that are settled. */
function changedTo(
  model: Model,
  atom: Atom,
  value: Constant,
  settled: ReadonlySet<Atom>,
  { condition, allowed }: Allowing,
): Model | undefined {
  let changed = withValue(model, atom, value);
  if (allowed(changed)) return changed;
  const fixed = new Set([...settled, atom]);
  for (const lit of condition) if (!holds(changed, lit)) changed = balanced(changed, lit, fixed) ?? changed;
  return allowed(changed) ? changed : undefined;
}

/** An equation made to hold by changing a symbol that is free. */
function balanced(model: Model, { cond, side }: Lit, fixed: ReadonlySet<Atom>): Model | undefined {
  if (!side) return undefined;
  if (cond.kind === "eq") {
    const missing = minus(cond.bound, formValue(model, cond.form));
    for (const { coef, atoms } of cond.form.monos) {
      const [free, ...others] = atoms;
      if (free === undefined || others.length > 0 || fixed.has(free) || (coef !== 1 && coef !== -1)) continue;
      const by = coef === 1 ? missing : minus(0, missing);
      return withValue(model, free, plus(intOf(atomValue(model, free)), by));
    }
  }
  if (cond.kind === "same") {
    const [a, b] = [onlyAtom(cond.a), onlyAtom(cond.b)];
    if (a !== undefined && b !== undefined && !fixed.has(b)) return withValue(model, b, atomValue(model, a));
    if (a !== undefined && b !== undefined && !fixed.has(a)) return withValue(model, a, atomValue(model, b));
  }
  return undefined;
}

function onlyAtom(text: StrTerm): Atom | undefined {
  const [first, ...others] = textParts(text);
  return others.length > 0 || typeof first === "string" ? undefined : first;
}

/** All integers moved together, where only their order matters. */
function shifted(atoms: readonly Atom[], start: Model, allowed: (model: Model) => boolean, step: number): Model {
  const ints = atoms.filter(isNumber);
  const moved = movedBy(ints, start, step > 0 ? step : step * ints.length);
  return allowed(moved) ? moved : start;
}

function isNumber(atom: Atom): boolean {
  return atom.sort === "int" && !isCharacter(atom);
}

function movedBy(ints: readonly Atom[], start: Model, by: Int): Model {
  return ints.reduce((model, atom) => withValue(model, atom, plus(intOf(atomValue(start, atom)), by)), start);
}

function distinctValues(atom: Atom, step: number): readonly Constant[] {
  if (atom.sort === "str") return WORDS;
  if (atom.sort === "bool") return [];
  if (isCharacter(atom)) return [97, 98, 99, 100, 48, 65];
  return Array.from({ length: DISTINCT_MAX }, (_, i) => step * (i < 20 ? i + 1 : 19 - i));
}

/** All integers moved to an end of their type, or where that is not allowed as many as can be put there. */
function atEnd(
  atoms: readonly Atom[],
  start: Model,
  allowed: (model: Model) => boolean,
  endOf: (atom: Atom) => Int,
  far: number,
): Model {
  const ints = atoms.filter(isNumber);
  if (ints.length > LONG_NUMBERS_MAX) return start;
  const end = (atom: Atom): Int => (isUnbounded(atom) ? far : endOf(atom));
  const gaps = ints.map((atom) => minus(end(atom), intOf(atomValue(start, atom))));
  const by = gaps.reduce<Int | undefined>((a, b) => (a === undefined || (far < 0 ? b > a : b < a) ? b : a), undefined);
  const moved = movedBy(ints, start, by ?? 0);
  if (allowed(moved)) return moved;
  return ints.reduce((model, atom) => {
    const changed = withValue(model, atom, end(atom));
    return allowed(changed) ? changed : model;
  }, start);
}

/** Every symbol the value of one before it, where that is allowed. */
function alike(atoms: readonly Atom[], start: Model, allowed: (model: Model) => boolean): Model {
  let model = start;
  const before = new Map<string, Constant[]>();
  for (const atom of atoms) {
    const key = isCharacter(atom) ? "character" : atom.sort;
    const values = before.get(key) ?? [];
    const found = values.find((value) => allowed(withValue(model, atom, value)));
    if (found === undefined) before.set(key, [...values, atomValue(model, atom)]);
    else model = withValue(model, atom, found);
  }
  return model;
}

/** One integer zero, and the others as they were. */
function* zeros(atoms: readonly Atom[], start: Model, allowing: Allowing): Generator<PathModel> {
  for (const atom of atoms.filter(isNumber).slice(0, ZEROS_MAX)) {
    const model = atomValue(start, atom) === 0 ? undefined : changedTo(start, atom, 0, new Set(), allowing);
    if (model !== undefined) yield { kind: "zero", model };
  }
}

/** A condition with room to spare made tight, by changing one integer: where < and <= part. */
function* edges(
  atoms: readonly Atom[],
  condition: readonly Lit[],
  start: Model,
  allowed: (model: Model) => boolean,
): Generator<PathModel> {
  let found = 0;
  for (const { cond, side } of condition) {
    if (found >= EDGES_MAX || cond.kind !== "le") continue;
    const limit: Int = side ? cond.bound : plus(cond.bound, 1);
    const room = minus(limit, formValue(start, cond.form));
    if (room === 0) continue;
    for (const atom of atoms) {
      const coef = coefficient(cond.form.monos, atom);
      if (coef !== 1 && coef !== -1) continue;
      const value = plus(intOf(atomValue(start, atom)), coef === 1 ? room : minus(0, room));
      const model = withValue(start, atom, value);
      if (!allowed(model)) continue;
      found++;
      yield { kind: "edge", model };
      break;
    }
  }
}

function coefficient(monos: readonly { readonly coef: Int; readonly atoms: readonly Atom[] }[], atom: Atom): Int {
  return monos.find(({ atoms }) => atoms.length === 1 && atoms[0] === atom)?.coef ?? 0;
}
