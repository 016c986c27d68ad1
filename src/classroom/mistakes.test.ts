// Who shares a mistake.
import { describe, expect, test } from "vitest";
import { source } from "../../test/grade/pretend-class.js";
import type { Replayed } from "../jobs/replay.js";
import type { Shown, Verdict, Witness } from "../report/verdict.js";
import { USUAL_BEHAVIOUR } from "../subject/exercise.js";
import type { ClassEntry } from "./entries.js";
import { sameMistakes, sameSolutions, sameWays } from "./mistakes.js";

const value = (text: string, steps = 1): Shown => ({ kind: "value", text, effects: undefined, from: undefined, steps });
const raised = (text: string): Shown => ({ kind: "raised", text, steps: 1 });
const unfinished = (why: "fuel" | "memory"): Shown => ({ kind: "unfinished", why, steps: 1 });

function differs(got: Shown): Replayed {
  return { kind: "differs", expected: value("0"), got, rests: "behaviour", expectation: undefined };
}
const AGREES: Replayed = { ...differs(value("0")), kind: "agrees" } as Replayed;

function verdictOf(isWrong: boolean, call: string): Verdict {
  const witness: Witness = {
    call,
    args: [],
    submissionCall: undefined,
    chosen: [call],
    size: 1,
    observed: undefined,
    whole: call,
    expected: value("0"),
    got: value("1"),
    rests: "behaviour",
  };
  return isWrong
    ? { kind: "differs", witness, others: [], smallest: true, smaller: 0, conditions: [] }
    : { kind: "agrees", upTo: 3, conditions: [] };
}

type Made = {
  readonly name?: string;
  readonly structure?: string;
  readonly call?: string;
  readonly isRight?: boolean;
  readonly way?: string;
};

function entry(id: string, results: readonly Replayed[], made: Made = {}): ClassEntry {
  const { name = "f", structure = "s", call = "f 1", isRight = false, way } = made;
  return {
    row: { id, student: id, file: `${id}.ml`, program: source(`${id}.ml`, ""), why: undefined },
    function: name,
    group: { functions: [name], observe: undefined, given: [], ...USUAL_BEHAVIOUR },
    answer: {
      function: name,
      verdict: verdictOf(!isRight, call),
      explored: { paths: 0, runs: 0, steps: 0, solverCalls: 0, ms: 0 },
    },
    own: [name],
    reference: source("reference.ml", ""),
    foundBy: isRight ? null : "itself",
    structure,
    way,
    onInputs: new Map(results.map((result, i) => [i + 1, result])),
    onTests: new Map(),
    onCredit: new Map(),
  };
}

const idsOf = (entries: readonly ClassEntry[]): string => entries.map(({ row }) => row.id).join(" ");
const mistakes = (...entries: readonly ClassEntry[]): readonly string[] =>
  sameMistakes(entries).map((cluster) => idsOf(cluster.entries));

describe("a mistake is shared by those", () => {
  test("who go wrong on the same inputs in the same way, the most first", () => {
    const [one, two] = [differs(value("1")), differs(value("2"))];
    expect(
      mistakes(
        entry("a", [two, AGREES]),
        entry("b", [one, AGREES]),
        entry("c", [one, one]),
        entry("d", [one, AGREES]),
        entry("right", [AGREES, AGREES], { isRight: true }),
      ),
    ).toEqual(["b d", "c", "a"]);
  });

  test("of the same function", () => {
    const wrong = [differs(value("1"))];
    expect(mistakes(entry("a", wrong), entry("b", wrong, { name: "g" }))).toEqual(["a", "b"]);
  });

  test("however many steps they took, for whatever they did not end, and wherever in their own texts they failed", () => {
    expect(mistakes(entry("a", [differs(value("1", 5))]), entry("b", [differs(value("1", 9))]))).toEqual(["a b"]);
    const endless = [unfinished("fuel"), unfinished("memory")].map((got, i) => entry(`${i}`, [differs(got)]));
    expect(mistakes(...endless)).toEqual(["0 1"]);
    const fails = (id: string, line: number): ClassEntry =>
      entry(id, [differs(raised(`Match_failure ("${id}.ml", ${line}, 2)`))]);
    expect(mistakes(fails("a", 1), fails("b", 2), entry("c", [differs(raised("Not_found"))]))).toEqual(["a b", "c"]);
    const other = entry("c", [differs(raised('Assert_failure ("c.ml", 1, 2)'))]);
    expect(mistakes(fails("a", 1), other)).toEqual(["c", "a"]);
  });

  test("whose own counterexample is the same, where nothing could be run again", () => {
    const lost: Replayed = { kind: "no-test" };
    expect(
      mistakes(entry("a", [lost]), entry("b", [lost], { call: "f 2" }), entry("c", [lost]), entry("d", [], {})),
    ).toEqual(["a c d", "b"]);
  });
});

test("within a mistake, those of one structure stand together, the most first", () => {
  const wrong = [differs(value("1"))];
  const made = ["x", "y", "y", "z"].map((structure, i) => entry(`${i}`, wrong, { structure }));
  expect(sameMistakes(made).map(({ shapes }) => shapes.map(idsOf))).toEqual([["1 2", "0", "3"]]);
});

test("right ones go by structure, of each function; others are left out", () => {
  const right = (id: string, structure: string, name = "f"): ClassEntry =>
    entry(id, [AGREES], { structure, name, isRight: true });
  const all = [right("a", "x"), right("b", "y"), right("c", "y"), right("d", "y", "g"), entry("e", [AGREES])];
  expect(sameSolutions(all).map(idsOf)).toEqual(["b c", "a", "d"]);
});

test("right ones go by the way that they are written; where there is none, by structure", () => {
  const right = (id: string, structure: string, way?: string, name = "f"): ClassEntry =>
    entry(id, [AGREES], { structure, name, isRight: true, ...(way === undefined ? {} : { way }) });
  const all = [
    right("a", "x", "1"),
    right("b", "y", "1"),
    right("c", "y", "1"),
    right("d", "z"),
    right("e", "z"),
    right("f", "u", "2"),
    right("g", "v", "1", "g"),
    entry("h", [AGREES], { way: "1" }),
  ];
  const shown = sameWays(all).map(({ entries, shapes }) => [idsOf(entries), ...shapes.map(idsOf)]);
  expect(shown).toEqual([
    ["a b c", "b c", "a"],
    ["d e", "d e"],
    ["f", "f"],
    ["g", "g"],
  ]);
});

test("those of one structure are of one way, whichever of them it was found for", () => {
  const right = (id: string, structure: string, way?: string): ClassEntry =>
    entry(id, [AGREES], { structure, name: "zip", isRight: true, ...(way === undefined ? {} : { way }) });
  const all = [right("a", "x"), right("b", "x", "1"), right("c", "y", "1"), right("d", "x", "2")];
  for (const some of [all, [...all].reverse()])
    expect(sameWays(some).map(({ entries }) => entries.length)).toEqual([4]);
});
