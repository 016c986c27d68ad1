// Every way through a function that its budget allows, and nothing else: counted by hand on small functions, and
// held as laws on all kinds of them.
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../src/language/language.js";
import type { Solver } from "../../src/smt/solver.js";
import { openTestLanguage } from "../language.js";
import { ALONE_PROGRAMS } from "../laws/alone-programs.js";
import { openTestSolver } from "../laws/test-solver.js";
import { callsOf, coverPair, pairOf } from "./cover-function.js";
import { AS_COUNTED, AS_COUNTED_COSTS, FAULTY, INTERPRETER } from "./interpreter.js";

let language: Language;
let solver: Solver;
beforeAll(async () => {
  language = await openTestLanguage();
  solver = openTestSolver();
});

const SIDES = ["reference", "submission"] as const;
const LENGTH = "let rec length = function [] -> 0 | _ :: rest -> 1 + length rest";

async function calls(text: string, name: string, ...rest: [number, object?, object?]): Promise<readonly string[]> {
  const ready = pairOf(language, text, text, name);
  return callsOf(ready, await coverPair(ready.pair, solver, ...rest));
}

describe("budgets", () => {
  test("a call costs one, and being asked costs nothing", async () => {
    expect(await calls(LENGTH, "length", 0)).toEqual(["[]"]);
    expect(await calls(LENGTH, "length", 2)).toEqual(["[]", "[1]", "[1; 2]"]);
  });

  test("what a program does when it is loaded costs nothing", async () => {
    const text = `${LENGTH}\nlet k = length [1; 2; 3]\nlet f x = if x > k then 1 else 2`;
    expect(await calls(text, "f", 0)).toHaveLength(2);
  });

  test("a function that costs nothing goes on until its input ends", async () => {
    const text = `${LENGTH}\nlet both a b = if length a = 1 then length b else 0`;
    const some = { calls: new Map([["length", 0]]), size: 1 };
    expect(await calls(text, "both", 4, some)).toEqual(["[] []", "[1] []", "[1; 2] []", "[1] [2]"]);
  });

  test("a matched constructor costs what is said of it", async () => {
    const text = "let rec f = function [] -> 0 | true :: r -> f r | false :: r -> f r";
    const all = await calls(text, "f", 2, { call: 0, match: 1 });
    expect(all).toEqual(["[]", "[false]", "[true]"]);
    const few = await calls(text, "f", 2, { call: 0, matches: new Map([["::", 1]]) });
    expect(few).toHaveLength(7);
  });

  test("a branch may cost something", async () => {
    const text = "let f a b = if a then 1 else if b then 2 else 3";
    expect(await calls(text, "f", 1, { branch: 1 })).toHaveLength(1);
    expect(await calls(text, "f", 2, { branch: 1 })).toHaveLength(3);
  });

  test("as many ways as the thesis has tests, where they are counted as it counts (figure C.2)", async () => {
    const { pair } = pairOf(language, AS_COUNTED, AS_COUNTED, "run");
    const counts: number[] = [];
    for (let budget = 1; budget <= 6; budget++) {
      const { paths } = await coverPair(pair, solver, budget, { calls: AS_COUNTED_COSTS }, { inputsPerPath: 0 });
      counts.push(paths.length);
    }
    expect(counts).toEqual([3, 8, 21, 58, 159, 446]);
  });

  test("the interpreter of the thesis: the ways at each budget", async () => {
    const { pair } = pairOf(language, INTERPRETER, INTERPRETER, "run");
    const counts: number[] = [];
    for (let budget = 1; budget <= 5; budget++) counts.push((await coverPair(pair, solver, budget)).paths.length);
    expect(counts).toEqual([2, 5, 13, 38, 107]);
    const dear = await coverPair(pair, solver, 5, { matches: new Map([["AddC", 1]]) });
    expect(dear.paths.length).toBeLessThan(107);
    expect(dear.searched.solverCalls).toBe(0);
  });
});

test.each(FAULTY.map(({ name, text }) => [name, text]))(
  "noticed by its own ways and those of the reference: %s",
  async (_name, text) => {
    const { pair } = pairOf(language, INTERPRETER, text, "run");
    const costs = { matches: new Map([["AddC", 1]]) };
    const both = await Promise.all(SIDES.map((side) => coverPair(pair, solver, 7, costs, { side })));
    const inputs = both.flatMap(({ paths }) => paths.flatMap((path) => path.inputs));
    expect(inputs.some(({ differs }) => differs)).toBe(true);
  },
);

describe("outcomes", () => {
  test("an exception is an outcome of its own", async () => {
    const text = 'let hd = function [] -> failwith "empty" | x :: _ -> x';
    const { pair } = pairOf(language, text, text, "hd");
    const { paths } = await coverPair(pair, solver, 1);
    const kinds = paths.map(({ inputs }) => inputs[0]?.seen.expected.outcome.kind);
    expect(kinds).toEqual(["raised", "value"]);
  });

  test("only inputs of which a predicate holds", async () => {
    const text =
      "let rec sorted = function x :: (y :: _ as r) -> (x : int) < y && sorted r | _ -> true\nlet rec last = function [ x ] -> x | _ :: r -> last r | [] -> 0";
    const ready = pairOf(language, text, text, "last", "sorted");
    expect(callsOf(ready, await coverPair(ready.pair, solver, 2))).toEqual(["[]", "[1]", "[1; 2]", "[1; 2; 3]"]);
  });

  test("several inputs on one path: other numbers, below zero, the least, and the edges", async () => {
    const text = 'let f a b = if a <= 10 then a - b else failwith "large"';
    const found = await calls(text, "f", 1, {}, { inputsPerPath: 8 });
    expect(found).toContain("0 0");
    expect(found).toContain("1 2");
    expect(found).toContain("-1 -2");
    expect(found).toContain("10 2");
    expect(found).toContain("11 0");
  });

  test("no number is out of range", async () => {
    const found = await calls("let f x = if x > min_int then 1 else 2", "f", 1, {}, { inputsPerPath: 8 });
    expect(found).toContain("-4611686018427387904");
    expect(found.filter((call) => BigInt(call) < -(2n ** 62n))).toEqual([]);
  });

  test("at both ends of a type, the same, and one of them zero", async () => {
    const found = await calls("let f (a : int) b = if a = b then 0 else a - b", "f", 1, {}, { inputsPerPath: 14 });
    expect(found).toContain("4611686018427387903 4611686018427387903");
    expect(found).toContain("-4611686018427387904 -4611686018427387904");
    expect(found).toContain("1 0");
  });

  test("numbers that an equation ties together change together", async () => {
    const [first] = await calls('let f a b c = if a - b = c then a else failwith "other"', "f", 1);
    expect(first).toBe("1 2 -1");
  });

  test("parts that nobody looked at have something in them as well", async () => {
    const found = await calls("let f = function [] -> 0 | x :: _ -> x", "f", 1, {}, { inputsPerPath: 4 });
    expect(found).toEqual(["[]", "[1]", "[-1]", "[0]", "[1; 1]"]);
  });
});

/** Nothing here takes as much: the law would say so. */
const LIMITED = { stepsMax: 1_000_000 };

describe("laws", () => {
  test.each(ALONE_PROGRAMS.map(({ name, text }) => [name, text]))("%s", async (_name, text) => {
    const { pair } = pairOf(language, text, text, "f");
    const [small, large] = [
      await coverPair(pair, solver, 2, {}, LIMITED),
      await coverPair(pair, solver, 3, {}, LIMITED),
    ];
    const ways = (found: typeof small): readonly string[] =>
      found.paths.map(({ taken, cost }) => `${cost}: ${taken.join(" ")}`);
    expect(small.complete && large.complete).toBe(true);
    expect(small.paths.every(({ cost }) => cost <= 2)).toBe(true);
    for (const way of ways(small)) expect(ways(large)).toContain(way);
    expect(small.paths.every(({ inputs }) => inputs.every(({ differs }) => !differs))).toBe(true);
  });
});
