// Lowest rank first, and first in first out within a rank.
import fc from "fast-check";
import { expect, test } from "vitest";
import { Queue } from "./queue.js";

test("an empty queue has neither rank nor item", () => {
  const queue = new Queue<string>();
  expect([queue.size, queue.rank(), queue.pop()]).toEqual([0, undefined, undefined]);
});

test("the lowest rank comes first, and within a rank what came first", () => {
  const queue = new Queue<string>();
  for (const [rank, item] of [
    [3, "a"],
    [1, "b"],
    [3, "c"],
    [1, "d"],
    [0, "e"],
  ] as const)
    queue.push(rank, item);
  expect([1, 2, 3, 4, 5].map(() => queue.pop())).toEqual(["e", "b", "d", "a", "c"]);
  expect(queue.size).toBe(0);
});

test("something lower may come after higher ranks were popped", () => {
  const queue = new Queue<string>();
  queue.push(5, "late");
  expect([queue.rank(), queue.pop()]).toEqual([5, "late"]);
  queue.push(7, "later");
  queue.push(2, "early");
  expect([queue.rank(), queue.pop(), queue.rank(), queue.pop()]).toEqual([2, "early", 7, "later"]);
});

test("dropping leaves what is light, and of equal weights what would come first", () => {
  const queue = new Queue<string>();
  for (const item of ["a", "bbb", "cc", "dd"]) queue.push(1, item);
  queue.push(2, "e");
  expect(queue.pop()).toBe("a");
  expect(queue.dropTo(2, (item) => item.length)).toBe(2);
  expect([queue.size, queue.pop(), queue.pop(), queue.pop()]).toEqual([2, "cc", "e", undefined]);
});

test("draining gives everything, and the queue can be used again", () => {
  const queue = new Queue<string>();
  for (const item of ["a", "b"]) queue.push(3, item);
  queue.push(1, "c");
  queue.pop();
  expect([...queue.drain()].sort()).toEqual(["a", "b"]);
  queue.push(5, "d");
  expect([queue.rank(), queue.pop(), queue.size]).toEqual([5, "d", 0]);
});

const WEIGHTS = 4;

/** The lightest first, and among equals as they wait. */
function byWeight<T extends { readonly item: number }>(waiting: readonly T[]): readonly T[] {
  return [...waiting].sort((a, b) => (a.item % WEIGHTS) - (b.item % WEIGHTS));
}

/** Pushes a rank, pops, or drops all but a few. */
const STEP = fc.oneof(
  { weight: 6, arbitrary: fc.record({ push: fc.nat({ max: 6 }) }) },
  { weight: 4, arbitrary: fc.constant("pop" as const) },
  { weight: 1, arbitrary: fc.record({ leave: fc.nat({ max: 5 }) }) },
);

test("steps in any order are those of a sorted list", () => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 60 }), (steps) => {
      const queue = new Queue<number>();
      let waiting: { rank: number; item: number }[] = [];
      for (const [item, step] of steps.entries()) {
        if (step === "pop") {
          expect(queue.rank()).toBe(waiting[0]?.rank);
          expect(queue.pop()).toBe(waiting.shift()?.item);
        } else if ("push" in step) {
          queue.push(step.push, item);
          waiting = [...waiting, { rank: step.push, item }].sort((a, b) => a.rank - b.rank || a.item - b.item);
        } else {
          const heaviest = queue.dropTo(step.leave, (each) => each % WEIGHTS);
          const gone = byWeight(waiting).slice(step.leave);
          expect(heaviest).toBe(Math.min(...gone.map((each) => each.item % WEIGHTS)));
          waiting = waiting.filter((each) => !gone.includes(each));
        }
        expect(queue.size).toBe(waiting.length);
      }
    }),
    { seed: 3, numRuns: 500 },
  );
});
