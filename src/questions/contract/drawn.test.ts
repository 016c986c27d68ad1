// Drawing is uniform: each shape of a size as likely as any other, and each size; nothing of sizes that are not all known.
import { expect, test } from "vitest";
import { newRandom } from "../drawing.js";
import { uniformDraw } from "./drawn.js";

/** Several of one shape, in an order that has nothing to do with it. */
function inputs(counts: readonly number[]): readonly { readonly size: number; readonly shape: string }[] {
  return counts.flatMap((count, size) =>
    Array.from({ length: 3 * count }, (_, i) => ({ size, shape: `${size}:${(i * i) % count}` })),
  );
}

function shapesIn(count: number): number {
  return new Set(Array.from({ length: 3 * count }, (_, i) => (i * i) % count)).size;
}

test.each([1, 2, 7, 99])("every shape comes as often as any other, but for chance (seed %i)", (seed) => {
  const counts = [0, 1, 0, 5, 0, 14];
  const draw = uniformDraw(inputs(counts), 5, newRandom(seed));
  const seen = new Map<string, number>();
  const draws = 30_000;
  for (let i = 0; i < draws; i++) {
    const { shape } = draw?.() ?? { shape: "" };
    seen.set(shape, (seen.get(shape) ?? 0) + 1);
  }
  const sizes = counts.flatMap((count, size) => (count > 0 ? [{ size, count: shapesIn(count) }] : []));
  expect(seen.size).toBe(sizes.reduce((sum, { count }) => sum + count, 0));
  for (const { size, count } of sizes) {
    const expected = draws / sizes.length / count;
    const own = [...seen].filter(([shape]) => shape.startsWith(`${size}:`));
    const chiSquare = own.reduce((sum, [, times]) => sum + (times - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(count + 5 * Math.sqrt(2 * count)); // far beyond what chance does
  }
});

test("sizes of which not all shapes are known are not drawn from; without any there is nothing to draw", () => {
  const draw = uniformDraw(inputs([0, 2, 3, 4]), 2, newRandom(1));
  for (let i = 0; i < 1_000; i++) expect(draw?.().size).toBeLessThanOrEqual(2);
  expect(uniformDraw(inputs([0, 0, 0, 4]), 2, newRandom(1))).toBeUndefined();
});
