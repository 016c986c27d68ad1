// What a function gets: all for who is right, never all for who is wrong, and nothing unknown without a mark.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assignmentOf, taskOf } from "../../test/grade/pretend-class.js";
import type { Replayed } from "../jobs/replay.js";
import { CREDITS, type Credit } from "../report/class-results.js";
import type { FoundRepair } from "../report/repair.js";
import type { FunctionVerdict, Shown, Verdict, Witness } from "../report/verdict.js";
import { earnedBy, type Judged, type Trial, worthOf } from "./points.js";

const VALUE: Shown = { kind: "value", text: "0", effects: undefined, from: undefined, steps: 1 };
const ran = (kind: "agrees" | "differs"): Replayed => ({
  kind,
  expected: VALUE,
  got: VALUE,
  rests: "behaviour",
  expectation: undefined,
});
const [RIGHT, WRONG, UNKNOWN]: readonly Replayed[] = [ran("agrees"), ran("differs"), { kind: "no-test" }];

const WITNESS: Witness = {
  call: "f 1",
  submissionCall: undefined,
  args: ["1"],
  chosen: ["1"],
  size: 1,
  observed: undefined,
  whole: "f 1",
  expected: VALUE,
  got: VALUE,
  rests: "behaviour",
};
const DIFFERS: Verdict = { kind: "differs", witness: WITNESS, others: [], smallest: true, smaller: 0, conditions: [] };
const AGREES: Verdict = { kind: "agrees", upTo: 9, conditions: [] };

function answer(verdict: Verdict): FunctionVerdict {
  return { function: "f", verdict, explored: { paths: 9, runs: 9, steps: 9, solverCalls: 0, ms: 0 } };
}

function trials(results: readonly (Replayed | undefined)[], weights: readonly number[] = []): readonly Trial[] {
  return results.flatMap((result, i) => (result === undefined ? [] : [{ id: i + 1, weight: weights[i] ?? 1, result }]));
}

function judged(verdict: Verdict, credit: Credit, more: Partial<Judged> = {}): Judged {
  return { answer: answer(verdict), worth: 6, credit, tests: [], inputs: [], repair: undefined, ...more };
}

function repair(cost: number, more: Partial<FoundRepair> = {}): Judged["repair"] {
  const found = { edits: [], cost, kept: true, minimised: true, withPeers: false, claim: AGREES, text: "", ...more };
  return { repair: found, stopped: false };
}

describe("who is wrong", () => {
  test("gets nothing as usual", () => expect(earnedBy(judged(DIFFERS, "whole"))).toEqual({ points: 0 }));

  test("gets the share of inputs, rounded down", () => {
    const inputs = trials([RIGHT, RIGHT, WRONG, RIGHT, WRONG, WRONG, WRONG]);
    expect(earnedBy(judged(DIFFERS, "inputs", { inputs }))).toEqual({
      points: 2.57,
      credit: { by: "inputs", right: 3, of: 7, unknown: 0, wrongOn: [3, 5, 6, 7] },
    });
  });

  test("gets the share of tests by their weights", () => {
    const tests = trials([RIGHT, WRONG, RIGHT], [1, 2, 3]);
    expect(earnedBy(judged(DIFFERS, "tests", { tests }))).toMatchObject({
      points: 4,
      credit: { right: 2, of: 3, worth: { right: 4, of: 6 } },
    });
  });

  test("and passes all tests loses the lightest", () => {
    const tests = trials([RIGHT, RIGHT, RIGHT, RIGHT], [3, 2, 1, 0]);
    expect(earnedBy(judged(DIFFERS, "tests", { tests }))).toMatchObject({ points: 5, credit: { right: 4, of: 4 } });
  });

  test("gets nothing for what could not be run, and that is marked", () => {
    const inputs = trials([RIGHT, UNKNOWN, { kind: "unusable", why: { kind: "not-run" } }]);
    expect(earnedBy(judged(DIFFERS, "inputs", { inputs }))).toEqual({
      points: 2,
      credit: { by: "inputs", right: 1, of: 3, unknown: 2, wrongOn: [] },
      review: "not-run",
    });
  });

  test("gets more for a smaller repair, nothing without one, and a mark where it is not sure", () => {
    const of = (own: Judged["repair"]) => earnedBy(judged(DIFFERS, "repair", { repair: own }));
    expect(of(repair(2))).toEqual({ points: 5.4, credit: { by: "repair", words: 2 } });
    expect(of(repair(0)).points).toBe(5.7);
    expect(of(repair(40))).toEqual({ points: 0, credit: { by: "repair", words: 40 } });
    expect(of({ repair: undefined, stopped: false })).toEqual({ points: 0, credit: { by: "repair", words: null } });
    expect(of({ repair: undefined, stopped: true })).toMatchObject({ points: 0, review: "repair" });
    expect(of(repair(2, { minimised: false }))).toMatchObject({ points: 5.4, review: "repair" });
  });
});

describe("who is not wrong", () => {
  test("gets all, whatever points are given for", () => {
    for (const credit of CREDITS)
      expect(
        earnedBy(judged(AGREES, credit, { inputs: trials([RIGHT, UNKNOWN]), tests: trials([RIGHT]) })),
      ).toMatchObject({
        points: 6,
      });
  });

  test("loses a test that asks for more than the comparison", () => {
    const tests = trials([RIGHT, WRONG, RIGHT, UNKNOWN]);
    expect(earnedBy(judged(AGREES, "tests", { tests }))).toMatchObject({ points: 4.5, credit: { right: 3, of: 4 } });
    expect(earnedBy(judged(AGREES, "whole", { tests }))).toEqual({ points: 6 });
  });

  test("is marked where less is claimed, and gets nothing where nothing was compared", () => {
    const soFar = (upTo: number, kind: "budget" | "unsupported"): Verdict => {
      const limit = kind === "budget" ? ({ kind } as const) : ({ kind, what: "objects" } as const);
      return { kind: "agrees-so-far", upTo, conditions: [], limits: [limit] };
    };
    expect(earnedBy(judged(soFar(4, "budget"), "whole"))).toEqual({ points: 6, review: "undecided" });
    expect(earnedBy(judged(soFar(0, "unsupported"), "inputs"))).toEqual({ points: 0, review: "not-compared" });
  });
});

test("what cannot be compared is marked only where that is our doing", () => {
  const of = (verdict: Verdict) => earnedBy(judged(verdict, "inputs"));
  const missing = { kind: "missing", which: "submission", name: "f", defines: [] } as const;
  expect(of({ kind: "cannot-compare", why: missing })).toEqual({ points: 0 });
  const ours = { kind: "fails-when-loaded", which: "submission", how: { kind: "needs-unsupported" } } as const;
  expect(of({ kind: "cannot-compare", why: ours })).toEqual({ points: 0, review: "not-compared" });
  for (const kind of ["too-large", "does-not-finish"] as const)
    expect(of({ kind: "cannot-compare", why: { ...ours, how: { kind } } })).toMatchObject({ review: "not-compared" });
  const own = { ...ours, how: { kind: "raises", exception: "Exit" } } as const;
  expect(of({ kind: "cannot-compare", why: own })).toEqual({ points: 0 });
});

const OUTCOMES = fc.array(fc.constantFrom(RIGHT, WRONG, UNKNOWN), { minLength: 1, maxLength: 40 });
const WORTH = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(0.1, 0.3, 0.5, 1.1, 2.7, 33.3));
const WEIGHTS = fc.array(fc.constantFrom(0, 0.1, 0.5, 1, 2, 7, 1e9), { minLength: 40, maxLength: 40 });

test("nobody who is wrong gets all, nobody less than nothing, and points are whole hundredths", () => {
  fc.assert(
    fc.property(OUTCOMES, WORTH, WEIGHTS, fc.constantFrom(...CREDITS), (results, worth, weights, credit) => {
      const own = { worth, tests: trials(results, weights), inputs: trials(results), repair: repair(results.length) };
      const { points } = earnedBy(judged(DIFFERS, credit, own));
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThan(worth);
      expect(points).toBe(Math.round(points * 100) / 100);
    }),
  );
});

test("one more input that is right never costs points", () => {
  fc.assert(
    fc.property(OUTCOMES, WORTH, fc.nat(), (results, worth, at) => {
      const better = results.map((result, i) => (i === at % results.length ? RIGHT : result));
      const of = (some: typeof results) => earnedBy(judged(DIFFERS, "inputs", { worth, inputs: trials(some) })).points;
      expect(of(better)).toBeGreaterThanOrEqual(of(results));
    }),
  );
});

describe("a function is worth", () => {
  const worth = (points: number | undefined, tests: readonly (number | undefined)[]): number => {
    const assignment = assignmentOf(["f:"], { functions: [{ ...taskOf("f", 1), points }] });
    return worthOf(assignment, { ...taskOf("f", 1), functions: ["f"] }, ["f"], "f", () => tests);
  };
  test("what is said", () => expect(worth(3, [1, 1])).toBe(3));
  test("or what its tests are worth", () => expect(worth(undefined, [2, 0.5, undefined])).toBe(3.5));
  test("or one", () => expect([worth(undefined, []), worth(undefined, [undefined])]).toEqual([1, 1]));
});
