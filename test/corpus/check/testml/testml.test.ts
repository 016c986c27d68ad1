// TestML's algorithm on the paper's examples, and its bound on recursion.
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../../../src/language/language.js";
import { quickSolve } from "../../../../src/smt/quick/quick-solve.js";
import { askedPair } from "../../../../src/subject/asked.js";
import { readAttempt } from "../../../../src/subject/read.js";
import { witnessShower } from "../../../../src/witness/shown-witness.js";
import { attemptOf } from "../../../attempt.js";
import { both, openTestLanguage } from "../../../language.js";
import { testCases } from "./test-case.js";
import { testml } from "./testml.js";

const BUDGET = 300_000;

let language: Language;
beforeAll(async () => {
  language = await openTestLanguage();
});

function pairOf(reference: string, submission: string) {
  const read = readAttempt(both(language), attemptOf(reference, submission, { functions: ["f"] }));
  if (!read.ok) throw new Error(read.errors.map(({ title, label }) => `${title}: ${label}`).join("; "));
  const [asked] = read.value.asked;
  if (asked === undefined) throw new Error("no function f");
  const paired = askedPair(read.value, asked, () => false);
  if (!paired.ok) throw new Error(JSON.stringify(paired.verdict));
  return { pair: paired.pair, show: witnessShower(read.value, asked, paired.pair) };
}

/** The call on which they part. */
async function found(reference: string, submission: string): Promise<string | undefined> {
  const { pair, show } = pairOf(reference, submission);
  const tools = { quick: quickSolve, solver: async () => ({ kind: "unknown", why: "effort" }) as const };
  const { witness } = await testml(pair, "undefined", BUDGET, tools);
  return witness && show(witness).call;
}

describe("finds", () => {
  test("an integer far away", async () => {
    const reference = `let rec f = function [] -> raise (Failure "") | [e] -> e | h :: t -> if h > f t then h else f t`;
    const submission = "let rec f = function [] -> -999 | h :: t -> if h > f t then h else f t";
    expect(await found(reference, submission)).toBe("f [-1000]");
  });

  test("a function that fails", async () => {
    const reference = `let rec f (n, g) x = if n < 0 then raise (Failure "") else if n = 0 then x else g (f (n - 1, g) x)`;
    const submission = "let rec f (n, g) x = let y = g x in if n <= 0 then x else f (n - 1, g) y";
    expect(await found(reference, submission)).toMatch(/^f \(0, \(fun x -> .* (\/|mod) .*\)\) \S+$/);
  });

  test("that a sum is no difference", async () => {
    const types = "type e = Num of int | Plus of e * e | Minus of e * e";
    const program = (op: string): string =>
      `${types} let rec f = function Num n -> n | Plus (a, b) -> f a + f b | Minus (a, b) -> f a ${op} f b`;
    expect(await found(program("-"), program("+"))).toMatch(/^f \(Minus \(Num \S+, Num \S+\)\)$/);
  });

  test("a function of the input applied where it should not be", async () => {
    const types = "type l = Int of int | App of l * l";
    const program = (leaf: string): string =>
      `${types} let rec f g = function Int n -> ${leaf} | App (a, b) -> App (f g a, f g b)`;
    expect(await found(program("Int (g n)"), program("if n > 0 then Int (g n) else Int n"))).toMatch(
      /^f \(fun x -> .*\) \(Int .*\)$/,
    );
  });

  test("one that does not finish", async () => {
    expect(await found("let f n = n", "let rec f n = if n = 3 then f n else n")).toBe("f 3");
  });
});

test("finds nothing where there is nothing", async () => {
  expect(await found("let rec f = function [] -> 0 | x :: r -> x + f r", "let f l = List.fold_left (+) 0 l")).toBe(
    undefined,
  );
});

describe("the bound on recursion", () => {
  const reference = "let rec f n = if n <= 0 then 0 else f (n - 1)";
  const wrongAt = (n: number): string => `let rec g m n = if n <= 0 then (if m = ${n} then 1 else 0) else g m (n - 1)
    let f n = g n n`;

  test("allows six rounds that an integer drives, and no more", async () => {
    expect(await found(reference, wrongAt(6))).toBe("f 6");
    expect(await found(reference, wrongAt(7))).toBe(undefined);
  });

  test("does not count rounds that data drives", async () => {
    const length = "let rec f = function [] -> 0 | _ :: r -> 1 + f r";
    const wrong = `let rec g = function [] -> 0 | _ :: r -> 1 + g r let f l = if g l = 9 then 0 else g l`;
    expect(await found(length, wrong)).toMatch(/^f \[(\S+ ){8}\S+\]$/);
  });
});

describe("symbolic test cases", () => {
  const sizes = (program: string, count: number): number[] => {
    const { shapes, params } = pairOf(program, program).pair.reference;
    const all: number[] = [];
    for (const { size } of testCases(shapes, params)) if (all.push(size) >= count) break;
    return all;
  };

  test("come by size, each once", () => {
    // Lists of integers: one of each odd size.
    expect(sizes("let f l = List.fold_left (+) 0 l", 4)).toEqual([1, 3, 5, 7]);
    // Trees: Leaf; Node (Leaf, x, Leaf); then one subtree, left or right.
    const trees = "type t = L | N of t * int * t let rec f = function L -> 0 | N (a, x, b) -> f a + x + f b";
    expect(sizes(trees, 9)).toEqual([1, 4, 7, 7, 10, 10, 10, 10, 10]);
  });

  test("end where a type has no more values", () => {
    expect(sizes("let f b = not b", 100)).toEqual([1, 1]);
  });
});
