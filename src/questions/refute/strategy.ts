// The strategies of others as settings of the same knobs: whether inputs are decided whole
// before a program runs or as far as it looks, whether primitives are symbols or a few values,
// and in which order paths are taken. Only random inputs (QuickCheck) need no explorer at all.
import { nth } from "../../basis/known.js";
import type { IntKind, Literal } from "../../core/literal.js";
import { INTEGERS, TEXTS as TEXT_TYPES } from "../../core/primitive-types.js";
import { boundIn, type Program } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import { Cell, fieldsOf, isData, type Value } from "../../core/value.js";
import type { Run } from "../../explore/run.js";
import type { Order } from "../../explore/search.js";
import type { Constants } from "../../explore/shape.js";
import type { Constant } from "../../smt/term.js";

export type Strategy = "explore" | "enumerate" | "lazy" | "random" | "concolic" | "random-path";

export type Knobs = { readonly whole: boolean; readonly symbols: boolean; readonly order: Order };

export const KNOBS: Readonly<Record<Exclude<Strategy, "random">, Knobs>> = {
  explore: { whole: false, symbols: true, order: "cost" },
  enumerate: { whole: true, symbols: false, order: "level" }, // SmallCheck
  lazy: { whole: false, symbols: false, order: "level" }, // Lazy SmallCheck, Korat
  concolic: { whole: false, symbols: true, order: "depth" }, // DART, CUTE
  "random-path": { whole: false, symbols: true, order: "random-path" }, // KLEE
};

/** Decides everything in the input, from left to right. */
export function decideAll(run: Run, inputs: readonly Value[]): void {
  const pending = [...inputs].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const value = run.head(next);
    const inside = isData(value)
      ? fieldsOf(value)
      : value instanceof Cell
        ? [value.v]
        : Array.isArray(value)
          ? value
          : [];
    for (let i = inside.length - 1; i >= 0; i--) pending.push(nth(inside, i));
  }
}

const INTS = [0, 1, -1, 2];
const TEXTS = ["x", "y", ""];
const CHARS = [97, 98, 48];

/** Small values, and the literals of the programs with their neighbours. */
export function smallConstants(programs: readonly Program[]): Constants {
  const literals = programs.flatMap(literalsIn);
  const ints = (kind: IntKind): readonly number[] =>
    literals.flatMap((literal) => (literal.kind === kind ? neighbours(literal.value) : []));
  const texts = literals.flatMap((literal) => (literal.kind === "str" ? [literal.value] : []));
  const chars = literals.flatMap((literal) => (literal.kind === "char" ? [literal.value] : []));
  const known = new Map<string, readonly Constant[]>();
  for (const type of TEXT_TYPES.keys()) known.set(type, distinct([...TEXTS, ...texts]));
  for (const [type, { literal }] of INTEGERS)
    known.set(type, distinct(literal === "char" ? [...CHARS, ...chars] : [...INTS, ...ints(literal)]));
  return known;
}

function neighbours(value: bigint): readonly number[] {
  return Number.isSafeInteger(Number(value)) ? [Number(value), Number(value) + 1, Number(value) - 1] : [];
}

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

function literalsIn({ defs }: Program): readonly Literal[] {
  const found: Literal[] = [];
  for (const bound of defs.flatMap(boundIn)) {
    visit(bound, (e) => {
      if (e.kind === "lit" && e.written) found.push(e.value);
      if (e.kind === "match") for (const { pattern } of e.arms) if (pattern.kind === "lit") found.push(pattern.value);
      return true;
    });
  }
  return found;
}
