// Integers of 64 and 32 bits against their definition on unbounded ones, at the edges of what
// numbers hold and of what the widths hold. No result is a bigint that a number could be, nor -0.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, type Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { makeRuntime } from "../runtime.js";
import { PRIMITIVE_TABLE } from "./table.js";

const rt = makeRuntime();
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

const OPERATIONS: readonly (readonly [PrimName, (a: bigint, b: bigint) => bigint])[] = [
  ["i64.add", (a, b) => a + b],
  ["i64.sub", (a, b) => a - b],
  ["i64.mul", (a, b) => a * b],
  ["i64.div", (a, b) => (b === 0n ? 0n : a / b)],
  ["i64.mod", (a, b) => (b === 0n ? 0n : a % b)],
  ["i64.and", (a, b) => a & b],
  ["i64.or", (a, b) => a | b],
  ["i64.xor", (a, b) => a ^ b],
  ["i64.lsl", (a, b) => a << BigInt.asUintN(6, b)],
  ["i64.lsr", (a, b) => BigInt.asUintN(64, a) >> BigInt.asUintN(6, b)],
  ["i64.asr", (a, b) => a >> BigInt.asUintN(6, b)],
];

describe("64 bits", () => {
  test.each(OPERATIONS)("%s", (op, define) => {
    const isDivision = op === "i64.div" || op === "i64.mod";
    const property = fc.property(wide, wide, (a, b) => {
      fc.pre(!isDivision || b !== 0n);
      expect(run(op, canonical(a), canonical(b))).toBe(canonical(BigInt.asIntN(64, define(a, b))));
    });
    fc.assert(property, { seed: 1, numRuns: 2000 });
  });
});

test("narrowing keeps the low bits", () => {
  const property = fc.property(wide, (n) => {
    expect(run("i64.to_i63", canonical(n))).toBe(canonical(BigInt.asIntN(63, n)));
    expect(run("i32.wrap", canonical(n))).toBe(canonical(BigInt.asIntN(32, n)));
    const isNumber = !Number.isNaN(Number(new DataView(new BigInt64Array([n]).buffer).getFloat64(0, true)));
    const there = PRIMITIVE_TABLE["f64.of_bits"].run as unknown as (...args: unknown[]) => Int;
    if (isNumber) expect(run("f64.to_bits", there(rt, canonical(n)))).toBe(canonical(n));
  });
  fc.assert(property, { seed: 1, numRuns: 2000 });
});
