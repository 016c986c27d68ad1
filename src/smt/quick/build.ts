// From values of columns and classes of strings to a model. Unknowns get their values in the
// order of their making, so that arguments have theirs when a call is entered into its graph.

import type { Int } from "../../basis/integer.js";
import { lookUp, nth } from "../../basis/known.js";
import { argumentKey, atomValue, constantKey, type Model } from "../model.js";
import { intTerm, textTerm } from "../sorts.js";
import type { Atom, Constant } from "../term.js";
import { setUnknown, type World, worldLike } from "../world.js";
import { textsInOrder } from "./order.js";
import { sumFor, type Table } from "./table.js";
import { type Classes, nodeOf, type TextNode, type Wish, wishedText } from "./texts.js";

/** Truths that conditions fix. */
export type Forced = ReadonlyMap<Atom, boolean>;

export type Solved = {
  readonly near: Model;
  readonly table: Table;
  readonly values: readonly Int[];
  readonly classes: Classes;
  readonly forced: Forced;
};

/** Two calls that have the same arguments but not the same result. */
export type Conflict = { readonly kind: "conflict"; readonly a: Atom; readonly b: Atom };
export type Built = Conflict | { readonly kind: "world"; readonly world: World } | { readonly kind: "stuck" };

export function buildWorld(solved: Solved): Built {
  const texts = textsFor(solved);
  if (texts === undefined) return { kind: "stuck" };
  const world = worldLike(solved.near);
  for (const { op } of solved.table.atoms) if (op.kind === "call") world.graphs.delete(op.fn);
  const entered = new Map<string, Atom>();
  for (const atom of [...solved.table.atoms].sort((a, b) => a.id - b.id)) {
    if (atom.op.kind !== "var" && atom.op.kind !== "call") continue;
    const value = valueFor(solved, texts, atom);
    if (atom.op.kind === "call") {
      const key = `${atom.op.fn} ${argumentKey(world, atom)}`;
      const other = entered.get(key);
      if (other !== undefined && constantKey(atomValue(world, atom)) !== constantKey(value))
        return { kind: "conflict", a: other, b: atom };
      entered.set(key, atom);
    }
    setUnknown(world, atom, value);
  }
  return { kind: "world", world };
}

function valueFor(
  { near, table, values, classes, forced }: Solved,
  texts: ReadonlyMap<TextNode, string>,
  atom: Atom,
): Constant {
  if (atom.sort === "int") return nth(values, lookUp(table.index, atom));
  if (atom.sort === "str") return lookUp(texts, classes.rootOf(atom));
  return forced.get(atom) ?? atomValue(near, atom);
}

/** A string for every class: constants first, then each the first one that fits its wishes and differs where it must. */
function textsFor({ table, values, classes }: Solved): ReadonlyMap<TextNode, string> | undefined {
  const ordered = textsInOrder(table, classes, values);
  if (ordered === undefined) return undefined;
  const texts = new Map(ordered);
  for (const pair of classes.differ) for (const node of pair) if (typeof node === "string") texts.set(node, node);
  for (const atom of table.atoms) {
    if (atom.sort !== "str") continue;
    const root = classes.rootOf(atom);
    if (texts.has(root)) continue;
    const text = typeof root === "string" ? root : newText(root, texts, { table, values, classes });
    if (text === undefined) return undefined;
    texts.set(root, text);
  }
  return texts;
}

function newText(
  root: Atom,
  texts: ReadonlyMap<TextNode, string>,
  { table, values, classes }: Pick<Solved, "table" | "values" | "classes">,
): string | undefined {
  const taken = new Set<string>();
  for (const [a, b] of classes.differ) {
    const other = a === root ? b : b === root ? a : undefined;
    const text = other && texts.get(other);
    if (text !== undefined) taken.add(text);
  }
  const usual = root.op.kind === "var" || root.op.kind === "call" ? String(root.op.usual) : "";
  return wishedText(wishFor(root, { table, values, classes }), usual, taken);
}

function wishFor(root: Atom, { table, values, classes }: Pick<Solved, "table" | "values" | "classes">): Wish {
  let length: number | undefined;
  const chars = new Map<number, number>();
  for (const atom of table.atoms) {
    const { kind } = atom.op;
    if (kind !== "length" && kind !== "get") continue;
    const node = nodeOf(textTerm(atom.args[0]));
    if (node === undefined || classes.rootOf(node) !== root) continue;
    const value = Number(values[lookUp(table.index, atom)]);
    if (kind === "length") length = value;
    else chars.set(Number(sumFor(table, intTerm(atom.args[1]), values)), value);
  }
  return { length, chars };
}
