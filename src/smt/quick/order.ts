// Strings in order: each string that is compared has a rank, an integer column, so that chains and
// cycles of comparisons are solved with everything else. A concatenation has a rank too, not below
// that of its start. Then strings are chosen that stand in that order; between some neighbours
// there is none, which is then not known here.

import type { Int } from "../../basis/integer.js";
import { lookUp, nth } from "../../basis/known.js";
import { keyOf, type Lit, type StrTerm, textParts } from "../term.js";
import type { LinearRow } from "./linear.js";
import { SHORT_TEXTS } from "./prefer.js";
import { ANYTHING, addColumn, rowOfTwo, type Table } from "./table.js";
import { type Classes, nodeOf, type TextNode } from "./texts.js";

/** Columns for all strings, if any two are compared. */
export function registerRanks(table: Table, slice: readonly Lit[]): void {
  if (!slice.some(({ cond }) => cond.kind === "before")) return;
  for (const { cond } of slice) {
    if (cond.kind !== "before" && cond.kind !== "same") continue;
    for (const text of [cond.a, cond.b]) {
      const [start = ""] = textParts(text);
      if (!table.ranks.has(start)) table.ranks.set(start, addColumn(table, ANYTHING));
      if (nodeOf(text) === undefined) registerJoined(table, text, start);
    }
  }
}

function registerJoined(table: Table, text: StrTerm, start: TextNode): void {
  const key = keyOf(text);
  if (!table.joined.has(key)) table.joined.set(key, { rank: addColumn(table, ANYTHING), start });
}

export function addOrder(table: Table, slice: readonly Lit[]): void {
  for (const { cond, side } of slice) {
    if (cond.kind !== "before" && (cond.kind !== "same" || !side)) continue;
    const [a, b] = [rankOf(table, cond.a), rankOf(table, cond.b)];
    if (a === undefined || b === undefined) continue;
    if (cond.kind === "same") table.eqs.push(below(table, a, b, 0));
    else table.les.push(side ? below(table, a, b, -1) : below(table, b, a, 0));
  }
  for (const { rank, start } of table.joined.values())
    table.les.push(below(table, lookUp(table.ranks, start), rank, 0));
  const constants = [...table.ranks.keys()].filter((node) => typeof node === "string").sort(byBytes);
  for (let i = 1; i < constants.length; i++) {
    const [a, b] = [table.ranks.get(nth(constants, i - 1)), table.ranks.get(nth(constants, i))];
    table.les.push(below(table, a as number, b as number, -1));
  }
  const least = table.ranks.get("");
  if (least !== undefined) for (const rank of table.ranks.values()) table.les.push(below(table, least, rank, 0));
}

function rankOf(table: Table, text: StrTerm): number | undefined {
  const node = nodeOf(text);
  return node === undefined ? table.joined.get(keyOf(text))?.rank : table.ranks.get(node);
}

function byBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** a - b <= bound */
function below(table: Table, a: number, b: number, bound: Int): LinearRow {
  return rowOfTwo(table, 1, a, -1, b, bound);
}

/** Equal strings have one rank, different ones two. */
export function rankRows(
  table: Table,
  { rootOf, differ }: Classes,
): { readonly eqs: LinearRow[]; readonly nes: LinearRow[] } {
  const ofRoot = new Map<TextNode, number>();
  const eqs: LinearRow[] = [];
  for (const [node, rank] of table.ranks) {
    const first = ofRoot.get(rootOf(node));
    if (first === undefined) ofRoot.set(rootOf(node), rank);
    else eqs.push(below(table, rank, first, 0));
  }
  const nes: LinearRow[] = [];
  for (const [a, b] of differ) {
    const [x, y] = [ofRoot.get(a), ofRoot.get(b)];
    if (x !== undefined && y !== undefined) nes.push(below(table, x, y, 0));
  }
  return { eqs, nes };
}

/** A string for each class that has a rank, in the order of ranks. */
export function textsInOrder(
  table: Table,
  { rootOf }: Classes,
  values: readonly Int[],
): ReadonlyMap<TextNode, string> | undefined {
  const levels = new Map<Int, TextNode[]>();
  for (const [node, rank] of table.ranks) {
    const level = nth(values, rank);
    levels.set(level, [...(levels.get(level) ?? []), rootOf(node)]);
  }
  const sorted = [...levels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, roots]) => roots);
  const known = sorted.map((roots) => roots.find((root) => typeof root === "string"));
  if (!fillGaps(known)) return undefined;
  return new Map(sorted.flatMap((roots, i) => roots.map((root) => [root, known[i] as string] as const)));
}

/** Every run of unknown strings gets some between its neighbours; false when there are not enough. */
function fillGaps(texts: (string | undefined)[]): boolean {
  for (let start = 0; start < texts.length; start++) {
    if (texts[start] !== undefined) continue;
    let end = start;
    while (end < texts.length && texts[end] === undefined) end++;
    const chosen = textsBetween(texts[start - 1], texts[end], end - start);
    if (chosen === undefined) return false;
    texts.splice(start, end - start, ...chosen);
  }
  return true;
}

function textsBetween(low: string | undefined, high: string | undefined, count: number): string[] | undefined {
  const longer = SHORT_TEXTS.map((letter) => (low ?? "") + letter);
  const shorter = high === undefined || high === "" ? [] : [high.slice(0, -1), lastLowered(high)];
  const found = new Set<string>();
  for (const text of [...SHORT_TEXTS, "", ...longer, ...shorter, ...shorter.map((text) => `${text}x`)]) {
    if ((low === undefined || low < text) && (high === undefined || text < high)) found.add(text);
    if (found.size === count) return [...found].sort(byBytes);
  }
  return undefined;
}

function lastLowered(text: string): string {
  const code = text.charCodeAt(text.length - 1);
  return code === 0 ? text : text.slice(0, -1) + String.fromCharCode(code - 1);
}
