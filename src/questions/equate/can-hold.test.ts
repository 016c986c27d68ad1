// Where numbers are found for which inequalities hold, nothing shows that they cannot.
import { describe, expect, test } from "vitest";
import { canHold } from "./can-hold.js";
import { addUpRows, type Linear } from "./linear.js";

/** What is not negative. */
const row = (constant: bigint, times: Readonly<Record<string, bigint>>): Linear => ({
  times: new Map(Object.entries(times)),
  constant,
});

describe("inequalities that can hold", () => {
  test.each([
    ["nothing", [], true],
    ["a < b < c", [row(-1n, { a: -1n, b: 1n }), row(-1n, { b: -1n, c: 1n })], true],
    ["a < b < a", [row(-1n, { a: -1n, b: 1n }), row(-1n, { b: -1n, a: 1n })], false],
    ["3 <= a <= 4", [row(-3n, { a: 1n }), row(4n, { a: -1n })], true],
    ["4 <= a <= 3", [row(-4n, { a: 1n }), row(3n, { a: -1n })], false],
    ["a number below nothing", [row(-1n, {})], false],
    ["a huge number, of which nobody knows", [row(-(2n ** 60n), { a: 1n })], false],
    ["a constant that is not exact", [row(2n ** 80n, {})], false],
  ])("%s", (_, rows, expected) => {
    expect(canHold(rows)).toBe(expected);
  });

  test("never where they add up to something negative", () => {
    let seed = 7;
    const draw = (below: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let round = 0; round < 2000; round++) {
      const rows = Array.from({ length: 1 + draw(6) }, () => {
        const times = new Map<string, bigint>();
        for (const name of ["a", "b", "c"])
          if (draw(2) === 0) times.set(name, BigInt(draw(2) === 0 ? 1 : -1 - draw(2)));
        return { times, constant: BigInt(draw(9) - 4) };
      });
      const isPossible = canHold(rows);
      const shown = isPossible ? addedUpWithoutLooking(rows) : undefined;
      expect(shown).toBeUndefined();
    }
  });
});

/** A row that is never negative, and no number is found for, so that the others are added up. */
function addedUpWithoutLooking(rows: readonly Linear[]): unknown {
  const unfindable = row(2n ** 60n, { unused: 1n });
  return addUpRows([...rows, unfindable]);
}
