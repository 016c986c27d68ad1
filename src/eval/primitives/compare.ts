// Structural equality and order of any two values of one type, as OCaml's compare decides
// them: first difference from left to right, sizes before contents, constant constructors
// first. Functions cannot be compared, but only when they are reached. Lists can be long and
// values cyclic, so the work is on a stack of our own and is charged as it goes.
import type { PrimName } from "../../core/primitive.js";
import {
  Bytes,
  Cell,
  type Ctor,
  D0,
  D1,
  D2,
  D3,
  D4,
  type Data,
  DN,
  Flt,
  fieldsOf,
  isData,
  Lazy,
  Str,
  type Value,
} from "../../core/value.js";
import { js } from "../js.js";
import { charge, type Runtime, raiseFault } from "../runtime.js";
import { compareFloats } from "./floats.js";
import { order } from "./ints.js";
import { type Inline, type Primitive, primitive } from "./primitive.js";

/** Negative, zero or positive; `undefined` when a NaN makes the partial order silent. */
type Ordering = number | undefined;

/** What is still to be compared: the fields of two blocks of equal size, from `next` on. */
type Rest = { readonly a: Block; readonly b: Block; readonly size: number; next: number };
type Block = Data | Cell | readonly Value[];

/**
 * The total order takes a value as equal to itself without looking inside, the partial one looks. `byIdentity`: functions,
 * arrays and lazy values are equal to themselves alone.
 */
export function compareValues(rt: Runtime, first: Value, second: Value, total: boolean, byIdentity = false): Ordering {
  const rests: Rest[] = [];
  let a = first;
  let b = second;
  let charged = 0;
  for (let work = 1; ; work++) {
    if (work === 16) {
      charge(rt, ++charged > LONG ? 16 * work : work);
      work = 0;
    }
    const difference = total && a === b ? 0 : compareHeads(rt, a, b, total, rests, byIdentity);
    if (difference !== 0) return difference;
    const rest = rests[rests.length - 1];
    if (rest === undefined) return 0;
    a = fieldAt(rest.a, rest.next);
    b = fieldAt(rest.b, rest.next);
    rest.next++;
    if (rest.next === rest.size) rests.pop();
  }
}

/** So many steps are enough for any value that has an end; a cyclic one should not take all that is left at this price. */
const LONG = 500_000;

/** Compares what can be told at once; the fields of equal heads are left to `rests`. */
function compareHeads(rt: Runtime, a: Value, b: Value, total: boolean, rests: Rest[], byIdentity: boolean): Ordering {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (isData(a) && isData(b)) return compareData(rt, a, b, total, rests);
  if (isImmediate(a) && isImmediate(b)) return orderOfKinds(a, b) || order(a, b);
  if (a instanceof Str && b instanceof Str) {
    charge(rt, Math.min(a.s.length, b.s.length));
    return order(a.s, b.s);
  }
  if (a instanceof Flt && b instanceof Flt) return total ? compareFloats(a.f, b.f) : partialOrder(a.f, b.f);
  if (a instanceof Cell && b instanceof Cell) return later(a, b, 1, rests);
  if (byIdentity) return a === b || isSameNumber(a, b) ? 0 : undefined;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a instanceof Bytes && b instanceof Bytes) return compareBytes(rt, a, b);
    return a.length === b.length ? later(a, b, a.length, rests) : a.length - b.length;
  }
  if (isForced(a) || isForced(b)) return compareHeads(rt, forced(a), forced(b), total, rests, byIdentity);
  const difference = blockTag(a) - blockTag(b);
  return difference === 0 ? raiseFault(rt, "incomparable") : difference;
}

/** Where the type says nothing, a truth may meet a number: they are never equal. */
function orderOfKinds(a: Value, b: Value): number {
  return Number(typeof a !== "boolean") - Number(typeof b !== "boolean");
}

/** Where the type says nothing, an integer may meet a float. */
function isSameNumber(a: Value, b: Value): boolean {
  if (a instanceof Flt) return isInteger(b) && Number(b) === a.f;
  return b instanceof Flt && isInteger(a) && Number(a) === b.f;
}

function isInteger(value: Value): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

function compareData(rt: Runtime, a: Data, b: Data, total: boolean, rests: Rest[]): Ordering {
  if (a.k !== b.k) return order(rankOf(rt, a.k), rankOf(rt, b.k));
  const { identity, compared } = a.k.decl;
  if (identity) return a === b ? 0 : unordered(rt, total);
  return later(a, b, compared ?? (a instanceof DN ? a.items.length : a.k.arity), rests);
}

/** What is equal to itself alone is neither below nor above another. */
function unordered(rt: Runtime, total: boolean): undefined {
  return total ? raiseFault(rt, "incomparable") : undefined;
}

/** The place of a constructor in the structural order of its family, as the running program declares it. */
export function rankOf({ ranks }: Runtime, k: Ctor): number {
  return ranks?.get(k) ?? k.decl.rank;
}

/** As strings: the first difference decides, then the length. */
function compareBytes(rt: Runtime, a: Bytes, b: Bytes): number {
  const common = Math.min(a.length, b.length);
  charge(rt, common);
  for (let i = 0; i < common; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function later(a: Block, b: Block, size: number, rests: Rest[]): 0 {
  if (size > 0) rests.push({ a, b, size, next: 0 });
  return 0;
}

/** Without making an array of the fields: this is called for every part of every comparison. */
function fieldAt(block: Block, at: number): Value {
  if (block instanceof D2) return at === 0 ? block.a : block.b;
  if (block instanceof D1) return block.a;
  if (block instanceof Cell) return block.v;
  if (Array.isArray(block)) return block[at] as Value;
  return fieldsOf(block as Data)[at] as Value;
}

function partialOrder(a: number, b: number): Ordering {
  return a < b ? -1 : a > b ? 1 : a === b ? 0 : undefined;
}

/** A forced lazy value counts as its result. */
function forced(value: Value): Value {
  return isForced(value) ? (value.result as Value) : value;
}

function isForced(value: Value): value is Lazy {
  return value instanceof Lazy && value.state === "done";
}

function isImmediate(value: Value): value is number | bigint | boolean {
  return typeof value === "number" || typeof value === "bigint" || typeof value === "boolean";
}

/** Where the kinds of values meet (only under a lazy): the order of OCaml's block tags. */
function blockTag(value: Value): number {
  if (isImmediate(value) || value instanceof D0) return -1;
  if (value instanceof Lazy) return 246;
  if (value instanceof Str || value instanceof Bytes) return 252;
  if (value instanceof Flt) return 253;
  if (value instanceof D1 || value instanceof D2 || value instanceof D3 || value instanceof D4 || value instanceof DN)
    return 0;
  return value instanceof Cell || Array.isArray(value) ? 0 : 247;
}

/** Numbers and booleans, the commonest operands, are compared in place. */
function inline(op: string): Inline {
  return (site, a, b) => {
    const tests = [a, b].filter((x) => !x.num).map((x) => `typeof ${x.text} === "number"`);
    const simple = `${a.text} ${op} ${b.text}`;
    return js(tests.length === 0 ? `(${simple})` : `(${tests.join(" && ")} ? ${simple} : ${site.otherwise})`);
  };
}

export const COMPARISONS: Readonly<
  Record<
    Exclude<
      Extract<PrimName, `any.${string}`>,
      "any.same" | "any.size_order" | "any.cast" | "any.hash" | "any.hash_java" | "any.kind"
    >,
    Primitive
  >
> = {
  "any.eq": primitive((rt, a: Value, b: Value) => compareValues(rt, a, b, false) === 0, inline("===")),
  "any.ne": primitive((rt, a: Value, b: Value) => compareValues(rt, a, b, false) !== 0, inline("!==")),
  "any.eq_id": primitive((rt, a: Value, b: Value) => compareValues(rt, a, b, false, true) === 0, inline("===")),
  "any.lt": primitive((rt, a: Value, b: Value) => below(compareValues(rt, a, b, false)), inline("<")),
  "any.le": primitive((rt, a: Value, b: Value) => atMost(compareValues(rt, a, b, false)), inline("<=")),
  "any.gt": primitive((rt, a: Value, b: Value) => below(reversed(compareValues(rt, a, b, false))), inline(">")),
  "any.ge": primitive((rt, a: Value, b: Value) => atMost(reversed(compareValues(rt, a, b, false))), inline(">=")),
  "any.compare": primitive((rt, a: Value, b: Value) => Math.sign(compareValues(rt, a, b, true) ?? 0)),
};

function below(ordering: Ordering): boolean {
  return ordering !== undefined && ordering < 0;
}

function atMost(ordering: Ordering): boolean {
  return ordering !== undefined && ordering <= 0;
}

function reversed(ordering: Ordering): Ordering {
  return ordering === undefined ? undefined : -ordering;
}
