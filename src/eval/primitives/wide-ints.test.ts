// Integers of 64 and 32 bits against their definition on unbounded ones, at the edges of what
// numbers hold and of what the widths hold. No result is a bigint that a number could be, nor -0.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, type Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { Flt, type Str } from "../../core/value.js";
import { makeRuntime, resetRuntime, Signal } from "../runtime.js";
import { PRIMITIVE_TABLE } from "./table.js";

const rt = makeRuntime();
rt.fuel = 1e9;
const run = (op: PrimName, ...operands: Int[]): Int =>
  (PRIMITIVE_TABLE[op].run as unknown as (...args: unknown[]) => Int)(rt, ...operands);

const EDGES = [0n, 1n, 31n, 32n, 53n, 63n].flatMap((bits) => [
  2n ** bits,
  2n ** bits - 1n,
  -(2n ** bits),
  -(2n ** bits) + 1n,
]);
const wide = fc
  .oneof(fc.constantFrom(...EDGES), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }))
  .map((n) => BigInt.asIntN(64, n));

/** What the text written in place of a call computes; otherwise the call. */
function runInline(op: PrimName, ...args: Int[]): unknown {
  const { inline, run: concrete } = PRIMITIVE_TABLE[op];
  const operands = ["a", "b"].slice(0, args.length).map((text) => ({ text, atom: true, num: false, calls: false }));
  const call = `otherwise(R, ${operands.map(({ text }) => text).join(", ")})`;
  const text = inline?.({ fresh: () => "t", otherwise: call }, ...operands).text ?? call;
  const compute = new Function("R", "otherwise", "imul", "a", "b", `"use strict"; let t; return ${text};`);
  return compute(rt, concrete, Math.imul, ...args);
}

const DEFINITIONS: Readonly<Record<string, (a: bigint, b: bigint, bits: number) => bigint>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  neg: (a) => -a,
  div: (a, b) => a / b,
  mod: (a, b) => a % b,
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  not: (a) => ~a,
  lsl: (a, b, bits) => a << distance(b, bits),
  lsr: (a, b, bits) => BigInt.asUintN(bits, a) >> distance(b, bits),
  asr: (a, b, bits) => a >> distance(b, bits),
  eq: (a, b) => BigInt(a === b),
  ne: (a, b) => BigInt(a !== b),
  lt: (a, b) => BigInt(a < b),
  le: (a, b) => BigInt(a <= b),
  gt: (a, b) => BigInt(a > b),
  ge: (a, b) => BigInt(a >= b),
  compare: (a, b) => (a < b ? -1n : a > b ? 1n : 0n),
};

function distance(by: bigint, bits: number): bigint {
  return BigInt.asUintN(bits === 32 ? 5 : 6, by);
}

function holdsFor(op: string, bits: 32 | 64, kind: "i32" | "i64" | "big", a: bigint, b: bigint): void {
  if ((op === "div" || op === "mod") && b === 0n) return;
  const name = `${kind}.${op}` as PrimName;
  const exact = (DEFINITIONS[op] as (typeof DEFINITIONS)[string])(a, b, bits);
  const wanted = canonical(kind === "big" ? exact : BigInt.asIntN(bits, exact));
  const args = (op === "neg" || op === "not" ? [a] : [a, b]).map(canonical);
  const got = [run(name, ...args), runInline(name, ...args)].map((n) => (typeof n === "boolean" ? Number(n) : n));
  expect(Object.is(got[0], wanted) && Object.is(got[1], wanted), `${name} ${a} ${b}: ${got} for ${wanted}`).toBe(true);
}

const narrow = wide.map((n) => BigInt.asIntN(32, n));
const settings = { seed: 1, numRuns: 1000 };

describe("as defined on unbounded integers", () => {
  test.each(Object.keys(DEFINITIONS))("%s", (op) => {
    fc.assert(
      fc.property(narrow, narrow, (a, b) => holdsFor(op, 32, "i32", a, b)),
      settings,
    );
    fc.assert(
      fc.property(wide, wide, (a, b) => holdsFor(op, 64, "i64", a, b)),
      settings,
    );
    if (op === "lsl" || op === "asr" || op === "lsr") return;
    fc.assert(
      fc.property(wide, wide, (a, b) => holdsFor(op, 64, "big", a * a * b, b * a)),
      settings,
    );
  });

  test("unbounded ones are shifted as far as it says, either way", () => {
    expect(run("big.lsl", 3, 70)).toBe(3n << 70n);
    expect(run("big.asr", 3n << 70n, 69)).toBe(6);
    expect(run("big.lsl", -5, -1)).toBe(-3);
    expect(run("big.asr", -5, -1)).toBe(-10);
  });
});

test("integers of floats: towards zero, and at most what there is", () => {
  const of = (op: PrimName, f: number): unknown => run(op, new Flt(f) as unknown as Int);
  const cases = [0.5, -0.5, 1.9, -1.9, 2 ** 31, -(2 ** 31) - 1, 2 ** 63, -(2 ** 63), 1e300, -1e300, Number.NaN];
  expect(cases.map((f) => of("i32.of_f64", f))).toEqual(
    [0, 0, 1, -1].concat([2 ** 31 - 1, -(2 ** 31), 2 ** 31 - 1, -(2 ** 31), 2 ** 31 - 1, -(2 ** 31), 0]),
  );
  const [greatest, least] = [2n ** 63n - 1n, -(2n ** 63n)];
  expect(cases.map((f) => of("i64.of_f64_sat", f))).toEqual([
    ...[0, 0, 1, -1, 2 ** 31, -(2 ** 31) - 1],
    ...[greatest, least, greatest, least, 0],
  ]);
});

test("unbounded integers stop before they are too long for the host", () => {
  resetRuntime(rt, { fuel: 1e9, depth: 10, outputBytes: 10 });
  const square = (n: Int): Int => run("big.mul", n, n);
  const grow = (): void => {
    let n: Int = 3;
    for (let i = 0; i < 60; i++) n = square(n);
  };
  expect(grow).toThrow(Signal);
  expect(() => run("big.lsl", 1, 2 ** 31 - 1)).toThrow(Signal);
});

test("shown in decimals", () => {
  const shown = (op: PrimName, n: Int): string => (run(op, n) as unknown as Str).s;
  expect([shown("i32.show", -7), shown("i64.show", -(2n ** 63n)), shown("big.show", 10n ** 30n)]).toEqual([
    "-7",
    "-9223372036854775808",
    `1${"0".repeat(30)}`,
  ]);
});

test("narrowing keeps the low bits", () => {
  const property = fc.property(wide, (n) => {
    expect(run("i64.to_i63", canonical(n))).toBe(canonical(BigInt.asIntN(63, n)));
    expect(run("i32.wrap", canonical(n))).toBe(canonical(BigInt.asIntN(32, n)));
    expect(runInline("i32.wrap", canonical(n))).toBe(canonical(BigInt.asIntN(32, n)));
    expect(run("i64.wrap", canonical(3n * n))).toBe(canonical(BigInt.asIntN(64, 3n * n)));
    expect(runInline("char.chr16", canonical(n))).toBe(Number(BigInt.asUintN(16, n)));
    const isNumber = !Number.isNaN(Number(new DataView(new BigInt64Array([n]).buffer).getFloat64(0, true)));
    const there = PRIMITIVE_TABLE["f64.of_bits"].run as unknown as (...args: unknown[]) => Int;
    if (isNumber) expect(run("f64.to_bits", there(rt, canonical(n)))).toBe(canonical(n));
  });
  fc.assert(property, { seed: 1, numRuns: 2000 });
});
