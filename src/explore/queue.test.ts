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
  expect(queue.drain()).toEqual(["e", "b", "d", "a", "c"]);
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

test("pushes and pops in any order are those of a sorted list", () => {
  const steps = fc.array(fc.option(fc.nat({ max: 6 }), { nil: undefined }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (ranks) => {
      const queue = new Queue<number>();
      let waiting: { rank: number; item: number }[] = [];
      for (const [item, rank] of ranks.entries()) {
        if (rank !== undefined) {
          queue.push(rank, item);
          waiting = [...waiting, { rank, item }].sort((a, b) => a.rank - b.rank || a.item - b.item);
        } else {
          expect(queue.rank()).toBe(waiting[0]?.rank);
          expect(queue.pop()).toBe(waiting.shift()?.item);
        }
        expect(queue.size).toBe(waiting.length);
      }
    }),
    { seed: 3, numRuns: 300 },
  );
});
