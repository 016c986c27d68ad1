// The types whose values are integers or strings, whatever their width: what each can be, and how it is written.
import type { Int } from "../basis/integer.js";
import type { IntKind, Literal } from "./literal.js";

export type Integers = {
  readonly literal: IntKind | "char";
  /** Undefined: 63 bits. */
  readonly low: Int | undefined;
  readonly high: Int | undefined;
  /** The first that comes to mind. */
  readonly usual: number;
};

/** Unbounded integers are not looked for beyond this. */
const FAR = 2n ** 256n;

export const INTEGERS: ReadonlyMap<string, Integers> = new Map<string, Integers>([
  ["i63", { literal: "i63", low: undefined, high: undefined, usual: 0 }],
  ["i32", { literal: "i32", low: -(2 ** 31), high: 2 ** 31 - 1, usual: 0 }],
  ["i64", { literal: "i64", low: -(2n ** 63n), high: 2n ** 63n - 1n, usual: 0 }],
  ["native", { literal: "native", low: -(2n ** 63n), high: 2n ** 63n - 1n, usual: 0 }],
  ["big", { literal: "big", low: -FAR, high: FAR, usual: 0 }],
  ["char", { literal: "char", low: 0, high: 255, usual: 97 }],
  ["char16", { literal: "char", low: 0, high: 65535, usual: 97 }],
]);

/** The least and the greatest of those that a literal can be; undefined where there are none. */
export function extremesOf({ literal, low, high }: Integers): readonly [bigint, bigint] | undefined {
  if (literal === "big" || literal === "char") return undefined;
  return [BigInt(low ?? -(2n ** 62n)), BigInt(high ?? 2n ** 62n - 1n)];
}

/** Whether a literal of the type can be this. */
export function isInRange(integers: Integers, value: bigint): boolean {
  const [low, high] = extremesOf(integers) ?? [value, value];
  return low <= value && value <= high;
}

export type TextRange = { readonly highestChar: number };

export const TEXTS: ReadonlyMap<string, TextRange> = new Map([
  ["str", { highestChar: 255 }],
  ["str16", { highestChar: 65535 }],
]);

/** A value of the type as a literal; undefined for other types. */
export function literalAt(type: string, value: Int | string): Literal | undefined {
  if (typeof value === "string") return TEXTS.has(type) ? { kind: "str", value } : undefined;
  const integers = INTEGERS.get(type);
  if (integers === undefined) return undefined;
  const { literal } = integers;
  return literal === "char" ? { kind: "char", value: Number(value) } : { kind: literal, value: BigInt(value) };
}
