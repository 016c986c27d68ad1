// The smallest cover against brute force.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smallestCover } from "./covering.js";

const letters = (text: string): ReadonlySet<string> => new Set(text);
const cover = (...inputs: readonly string[]): readonly number[] => smallestCover(inputs.map(letters)).chosen;

describe("the smallest cover", () => {
  test("of nothing is nothing", () => {
    expect(smallestCover([])).toEqual({ chosen: [], smallest: true });
    expect(smallestCover([letters(""), letters("")])).toEqual({ chosen: [], smallest: true });
  });

  test("is smaller than what one gets by always taking the largest", () => {
    expect(cover("bcde", "abc", "def")).toEqual([1, 2]);
  });

  test("prefers the earlier of two inputs that catch the same", () => {
    expect(cover("ab", "ab", "ba")).toEqual([0]);
    expect(cover("a", "ab", "b", "ab")).toEqual([1]);
  });

  const inputs = fc.array(fc.array(fc.constantFrom(..."abcdefgh"), { maxLength: 5 }), { maxLength: 9 });

  test("is as small as brute force finds, and a cover", () => {
    fc.assert(
      fc.property(inputs, (lists) => {
        const catches = lists.map((list) => new Set(list));
        const { chosen, smallest } = smallestCover(catches);
        expect(smallest).toBe(true);
        expect(caughtBy(catches, chosen)).toEqual(caughtBy(catches, [...catches.keys()]));
        expect(chosen).toEqual([...new Set(chosen)].sort((a, b) => a - b));
        expect(chosen.length).toBe(bruteForce(catches));
      }),
      { numRuns: 500 },
    );
  });

  test("does not depend on the order of what is caught", () => {
    fc.assert(
      fc.property(inputs, (lists) => {
        const forwards = smallestCover(lists.map((list) => new Set(list)));
        const backwards = smallestCover(lists.map((list) => new Set(list.toReversed())));
        expect(backwards.chosen.length).toEqual(forwards.chosen.length);
      }),
    );
  });
});

test("a class that is too hard still gets a cover, and is told so", () => {
  const inputs = hardInputs(80, 300);
  const { chosen, smallest } = smallestCover(inputs);
  expect(smallest).toBe(false);
  expect(caughtBy(inputs, chosen)).toEqual(caughtBy(inputs, [...inputs.keys()]));
});

/** Each catches about a tenth of the submissions, with no pattern that would help. */
function hardInputs(count: number, submissions: number): readonly ReadonlySet<string>[] {
  let seed = 1;
  const isCaught = (): boolean => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed < 2 ** 31 / 10;
  };
  const all = Array.from({ length: submissions }, (_, i) => `s${i}`);
  return Array.from({ length: count }, () => new Set(all.filter(isCaught)));
}

function caughtBy(catches: readonly ReadonlySet<string>[], chosen: readonly number[]): readonly string[] {
  return [...new Set(chosen.flatMap((i) => [...(catches[i] ?? [])]))].sort();
}

function bruteForce(catches: readonly ReadonlySet<string>[]): number {
  const wanted = caughtBy(catches, [...catches.keys()]).join();
  let best = catches.length;
  for (let mask = 0; mask < 2 ** catches.length; mask++) {
    const chosen = [...catches.keys()].filter((i) => (mask >> i) & 1);
    if (chosen.length < best && caughtBy(catches, chosen).join() === wanted) best = chosen.length;
  }
  return best;
}
