// 63-bit integers: recorded answers of OCaml on amd64, and a plain bigint model as the judge.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { Str, type Value } from "../../core/value.js";
import { makeRuntime, Raised } from "../runtime.js";
import { INTS } from "./ints.js";

const rt = makeRuntime();
rt.fuel = 1e9;
const MAX = 4611686018427387903n;
const MIN = -4611686018427387904n;

function run(op: string, ...args: readonly bigint[]): Value {
  return INTS[`i63.${op}` as keyof typeof INTS].run(rt, ...(args.map(canonical) as never[]));
}

describe("as OCaml computes", () => {
  test.each<[string, bigint[], bigint]>([
    ["add", [MAX, 1n], MIN],
    ["sub", [MIN, 1n], MAX],
    ["mul", [MAX, 2n], -2n],
    ["neg", [MIN], MIN],
    ["div", [MIN, -1n], MIN],
    ["div", [-7n, 2n], -3n],
    ["div", [7n, -2n], -3n],
    ["mod", [-7n, 2n], -1n],
    ["mod", [7n, -2n], 1n],
    ["mod", [MIN, -1n], 0n],
    ["not", [0n], -1n],
    ["lsl", [5n, 1n], 10n],
    ["lsl", [5n, 62n], MIN],
    ["lsl", [5n, 63n], 0n],
    ["lsl", [5n, 64n], 5n],
    ["lsl", [5n, -1n], 0n],
    ["lsl", [5n, 1000n], 5497558138880n],
    ["lsr", [-5n, 0n], -5n],
    ["lsr", [-5n, 1n], 4611686018427387901n],
    ["lsr", [-5n, 62n], 1n],
    ["lsr", [-5n, 63n], 0n],
    ["lsr", [-5n, 64n], -5n],
    ["lsr", [-5n, 1000n], 8388607n],
    ["asr", [-5n, 1n], -3n],
    ["asr", [-5n, 63n], -1n],
    ["asr", [-5n, 64n], -5n],
    ["asr", [-5n, 1000n], -1n],
  ])("%s %s", (op, args, wanted) => {
    expect(run(op, ...args)).toBe(canonical(wanted));
  });

  test("division by zero is a fault", () => {
    for (const op of ["div", "mod"]) expect(() => run(op, 1n, 0n)).toThrow(Raised);
  });

  test("integers are shown in decimal", () => {
    expect(run("show", MIN)).toEqual(new Str(String(MIN)));
  });
});

const integers = fc.oneof(
  fc.bigInt({ min: MIN, max: MAX }),
  fc.bigInt({ min: -70n, max: 70n }),
  fc.bigInt({ min: -(2n ** 53n) - 3n, max: -(2n ** 53n) + 3n }),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }),
  fc.bigInt({ min: 2n ** 31n - 3n, max: 2n ** 31n + 3n }),
);

const MODEL: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => (b === 0n ? 0n : a / b),
  mod: (a, b) => (b === 0n ? 0n : a % b),
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  lsl: (a, b) => a << (b & 63n),
  asr: (a, b) => a >> (b & 63n),
  lsr: (a, b) => BigInt.asUintN(63, a) >> (b & 63n),
  compare: (a, b) => (a < b ? -1n : a > b ? 1n : 0n),
};

/** What the text written in place of a call computes. */
function runInline(op: PrimName, args: readonly bigint[]): unknown {
  const definition = INTS[op as keyof typeof INTS];
  const operands = ["a", "b"].map((text) => ({ text, atom: true, num: false, calls: false }));
  const written = definition.inline?.({ fresh: () => "t", otherwise: "otherwise(R, a, b)" }, ...operands);
  const compute = new Function(
    "R",
    "a",
    "b",
    "otherwise",
    `"use strict"; let t; return ${written?.text ?? "otherwise(R, a, b)"};`,
  );
  return compute(rt, ...args.map(canonical), definition.run);
}

describe("like big integers cut to 63 bits", () => {
  test.each(Object.keys(MODEL))("%s", (op) => {
    const divides = op === "div" || op === "mod";
    fc.assert(
      fc.property(integers, integers, (a, b) => {
        if (divides && b === 0n) return;
        const wanted = canonical(BigInt.asIntN(63, MODEL[op]?.(a, b) ?? 0n));
        expect(Object.is(run(op, a, b), wanted), `${op} ${a} ${b} gives ${String(run(op, a, b))}`).toBe(true);
        expect(Object.is(runInline(`i63.${op}` as PrimName, [a, b]), wanted), `${op} ${a} ${b} in place`).toBe(true);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test.each(["eq", "ne", "lt", "le", "gt", "ge"])("%s", (op) => {
    const model: Record<string, (a: bigint, b: bigint) => boolean> = {
      eq: (a, b) => a === b,
      ne: (a, b) => a !== b,
      lt: (a, b) => a < b,
      le: (a, b) => a <= b,
      gt: (a, b) => a > b,
      ge: (a, b) => a >= b,
    };
    fc.assert(
      fc.property(integers, integers, (a, b) => {
        expect(run(op, a, b)).toBe(model[op]?.(a, b));
        expect(runInline(`i63.${op}` as PrimName, [a, b])).toBe(model[op]?.(a, b));
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
