// Which of two measures of a recursion is smaller, whatever they are. Of integers it is the smaller one, as long as the
// other is not negative. Of data it is the one with fewer constructors, unless the integers inside say otherwise: some take
// them to count too, so nothing is said then.
import { Cell, fieldsOf, isData, Lazy, type Value } from "../../core/value.js";
import { charge, type Runtime, Signal } from "../runtime.js";

/** How values are looked at. */
export type Sizing = {
  /** What a value is. */
  readonly head: (value: Value) => Value;
  /** The same, where that is known already. */
  readonly known: (value: Value) => Value;
  readonly isInteger: (value: Value) => boolean;
  readonly isLess: (a: Value, b: Value) => boolean;
  /** The absolute values of integers, and a number, together. */
  readonly sum: (integers: readonly Value[], more: number) => Value;
};

type Size = { readonly constructors: number; readonly integers: readonly Value[] };

/** Negative: it is smaller than it was; 0: as large; 1: larger; 2: not smaller, but perhaps as large. */
export function sizeOrder(rt: Runtime, is: Value, was: Value, by: Sizing): number {
  if (by.known(is) === by.known(was)) return 0;
  if (isInside(rt, is, was, by)) return -1;
  const [now, before] = [by.head(is), by.head(was)];
  if (by.isInteger(now) && by.isInteger(before)) return orderOfIntegers(now, before, by);
  const [a, b] = [sizeOf(rt, now, by), sizeOf(rt, before, by)];
  const alone = Math.sign(a.constructors - b.constructors);
  const together = order(by.sum(a.integers, a.constructors), by.sum(b.integers, b.constructors), by);
  if (alone === together) return alone;
  return alone < 0 || together < 0 ? notKnown("measure-integers") : 2;
}

/** Below zero nothing gets smaller for ever. */
function orderOfIntegers(is: Value, was: Value, by: Sizing): number {
  const ordered = order(is, was, by);
  return ordered < 0 && by.isLess(was, 0) ? 1 : ordered;
}

function order(a: Value, b: Value, by: Sizing): number {
  if (by.isLess(a, b)) return -1;
  return by.isLess(b, a) ? 1 : 0;
}

/** Work that is paid for at once. */
const WORK = 16;

/** Whether data is a part of another: then nothing has to be decided to see that it is smaller. */
function isInside(rt: Runtime, part: Value, whole: Value, by: Sizing): boolean {
  const sought = by.known(part);
  if (by.isInteger(sought) || typeof sought === "boolean") return false;
  const waiting: Value[] = [by.known(whole)];
  for (let next = 0; next < waiting.length; next++) {
    if (next % WORK === WORK - 1) charge(rt, WORK);
    const value = waiting[next] as Value;
    if (next > 0 && value === sought) return true;
    if (isData(value)) waiting.push(...fieldsOf(value).map(by.known));
  }
  return false;
}

function sizeOf(rt: Runtime, whole: Value, by: Sizing): Size {
  if (!isData(whole)) return notKnown("measure-type");
  const integers: Value[] = [];
  const waiting: Value[] = [whole];
  let constructors = 0;
  for (let work = 1; waiting.length > 0; work++) {
    if (work % WORK === 0) charge(rt, WORK);
    const value = by.head(waiting.pop() as Value);
    if (by.isInteger(value)) integers.push(value);
    else if (isData(value)) {
      constructors++;
      waiting.push(...fieldsOf(value));
    } else if (isMutable(value)) return notKnown("measure-changes");
  }
  return { constructors, integers };
}

function isMutable(value: Value): boolean {
  return value instanceof Cell || value instanceof Lazy || Array.isArray(value);
}

function notKnown(what: string): never {
  throw new Signal({ kind: "unsupported", what });
}

/** Of values in which everything is known. */
export const PLAIN_SIZES: Sizing = {
  head: (value) => value,
  known: (value) => value,
  isInteger: (value) => typeof value === "number" || typeof value === "bigint",
  isLess: (a, b) => a < b,
  sum: (integers, more) => integers.reduce<bigint>((sum, each) => sum + magnitude(each), BigInt(more)),
};

function magnitude(value: Value): bigint {
  const integer = BigInt(value as number | bigint);
  return integer < 0n ? -integer : integer;
}
