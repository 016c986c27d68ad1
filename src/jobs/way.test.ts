// Which functions have the same normal form, and which must not.
import { describe, expect, test, vi } from "vitest";
import { attemptOf } from "../../test/attempt.js";
import { both, openTestLanguage } from "../../test/language.js";
import { readAttempt } from "../subject/read.js";
import { wayOf } from "./way.js";

const languages = both(await openTestLanguage());

/** Of the function `f`. */
function form(text: string): string | undefined {
  const read = readAttempt(languages, attemptOf(text, text, { functions: ["f"] }));
  if (!read.ok) throw new Error(read.errors.map(({ label }) => label).join("; "));
  const [asked] = read.value.asked;
  return asked && wayOf(read.value, asked);
}

const SUM = "let rec f l = match l with [] -> 0 | x :: t -> x + f t";
const MAX = "let rec f l = match l with [x] -> x | x :: t -> let m = f t in if x > m then x else m | [] -> 0";
const ACC = "let f l = let rec go a l = match l with [] -> a | x :: t -> go (a + x) t in go 0 l";
const MEM = "let rec f x l = match l with [] -> false | y :: t -> x = y || f x t";
const SCALE = "let f k l = let rec go l = match l with [] -> [] | x :: t -> (k * x) :: go t in go l";
const EVEN = "let rec f n = if n = 0 then true else odd (n - 1) and odd n = if n = 0 then false else f (n - 1)";
const TYPE = "type e = Num of int | Add of e * e | Neg of e\n";
const EVAL = `${TYPE}let rec f e = match e with Num n -> n | Add (a, b) -> f a + f b | Neg a -> - (f a)`;

const SAME: readonly (readonly [string, string, string])[] = [
  ["names and layout", SUM, "let rec f = function | [] -> 0 | head :: tail -> head + f tail"],
  ["the order of cases and of summands", SUM, "let rec f = function x :: t -> f t + x | [] -> 0"],
  ["a helper that is not recursive", SUM, "let add a b = b + a\nlet rec f = function [] -> 0 | x :: t -> add x (f t)"],
  ["a needless rec", "let f x = x + 1", "let rec f x = 1 + x"],
  ["a local function", SUM, "let f l = let rec go = function [] -> 0 | x :: t -> x + go t in go l"],
  ["conditions for cases", SUM, "let rec f l = if l = [] then 0 else match l with x :: t -> x + f t | [] -> 1"],
  ["the order of parameters", ACC, "let rec go l a = match l with [] -> a | x :: t -> go t (x + a)\nlet f l = go l 0"],
  [
    "tuples for parameters",
    ACC,
    "let rec go (l, a) = match l with [] -> a | x :: t -> go (t, x + a)\nlet f l = go (l, 0)",
  ],
  ["what a local function captures", SCALE, "let rec f k l = match l with [] -> [] | x :: t -> (x * k) :: f k t"],
  [
    "a local helper that a local function captures",
    SCALE,
    "let f k l = let times x = x * k in let rec go l = match l with [] -> [] | x :: t -> times x :: go t in go l",
  ],
  ["a condition the other way round", MAX, MAX.replace("x > m then x else m", "m < x then x else m")],
  ["which side has the equal ones, where that is no matter", MAX, MAX.replace("x > m", "x >= m")],
  [
    "a call that is made twice",
    MAX,
    MAX.replace("let m = f t in if x > m then x else m", "if x > f t then x else f t"),
  ],
  [
    "truths and conditions",
    MEM,
    "let rec f x l = match l with y :: t -> if y = x then true else if f x t then true else false | [] -> false",
  ],
  [
    "which exception",
    "let f x = if x = 0 then raise Not_found else x",
    'let f x = if x <> 0 then x else failwith "no"',
  ],
  [
    "the order of comparisons",
    "let f n = if n = 0 then 1 else if n < 0 then 2 else 3",
    "let f n = if n < 0 then 2 else if n = 0 then 1 else 3",
  ],
  [
    "a function of the library that is written out",
    "let f g l = List.map g l",
    "let rec f g l = match l with [] -> [] | x :: t -> g x :: f g t",
  ],
  ["a function that only passes its argument on", "let f g l = List.map g l", "let f g l = List.map (fun x -> g x) l"],
  [
    "functions that call each other",
    EVEN,
    "let rec odd m = if m = 0 then false else f (m - 1) and f m = if m = 0 then true else odd (m - 1)",
  ],
  [
    "two copies of a function",
    EVEN,
    EVEN.replace("f (n - 1)", "g (n - 1)").concat(" and g n = if n = 0 then true else odd (n - 1)"),
  ],
  [
    "a case for the rest",
    EVAL,
    `${TYPE}let rec f = function Num n -> n | Neg a -> 0 - f a | Add (a, b) -> let x = f b in f a + x`,
  ],
];

const OTHER: readonly (readonly [string, string, string])[] = [
  ["another constant", SUM, SUM.replace("-> 0", "-> 1")],
  ["another operation", SUM, SUM.replace("x + f t", "x * f t")],
  [
    "another argument of the recursive call",
    SUM,
    "let rec f l = match l with [] -> 0 | x :: t -> x + f (match t with [] -> [] | _ :: r -> r)",
  ],
  ["an accumulator", SUM, ACC],
  ["another start", ACC, ACC.replace("go 0 l", "go 1 l")],
  [
    "parameters that change places",
    "let rec f a b = if a <= 0 then b else f (a - 1) b",
    "let rec f a b = if b <= 0 then a else f a (b - 1)",
  ],
  [
    "arguments that are turned round",
    "let rec f a b = if a <= 0 then b else f (a - 1) b",
    "let rec f a b = if a <= 0 then b else f b (a - 1)",
  ],
  [
    "which side has the equal ones, where that matters",
    "let f a b = if a > b then 1 else 0",
    "let f a b = if a >= b then 1 else 0",
  ],
  ["results that change places", MAX, MAX.replace("then x else m", "then m else x")],
  [
    "what only one of two functions calls",
    EVEN,
    EVEN.replace("odd n = if n = 0 then false", "odd n = if n = 0 then true"),
  ],
  ["which of two functions is called", EVEN, EVEN.replace("odd (n - 1)", "f (n - 1)")],
  ["a missing case", MAX, "let rec f l = match l with [x] -> x | x :: t -> let m = f t in if x > m then x else m"],
  ["a constructor for another", EVAL, EVAL.replace("Neg a -> - (f a)", "Neg a -> f a")],
  [
    "a fact that others imply only on the side",
    "let f x y = if x < y then (if x < 3 then 1 else 2) else 3",
    "let f x y = if x <= y then (if x < 3 then 1 else 2) else 3",
  ],
  ["how often a function is applied", "let f g x = g (g x)", "let f g x = g x"],
  ["strings", 'let f x = if x = "a" then 1 else 2', 'let f x = if x = "b" then 1 else 2'],
  [
    "constructors in another order",
    "type t = A | B\nlet f (x : t) y = x < y",
    "type t = B | A\nlet f (x : t) y = x < y",
  ],
];

describe("the same but for", () => {
  test.each(SAME)("%s", (_, one, other) => {
    expect(form(one)).toBeDefined();
    expect(form(other)).toBe(form(one));
  });
});

describe("not the same with", () => {
  test.each(OTHER)("%s", (_, one, other) => {
    expect([form(one), form(other)]).not.toContain(undefined);
    expect(form(other)).not.toBe(form(one));
  });
});

describe("no form has", () => {
  test.each([
    ["what changes variables", "let f x = let r = ref x in r := 1; !r"],
    ["what catches exceptions", "let f x = try 1 / x with Division_by_zero -> 0"],
    ["what prints", "let f x = print_int x; x"],
    [
      "what has too many ways",
      `let f a b c d e g h i j = ${"abcdeghij".split("").reduce((rest, x) => `(if ${x} then 1 else 0) + 2 * ${rest}`, "0")}`,
    ],
  ])("%s", (_, text) => expect(form(text)).toBeUndefined());
});

test("a function of the library that is not reasoned about is known by its name", () => {
  const sorted = form("let f l = List.sort compare l");
  expect(form("let f = fun items -> List.sort compare items")).toBe(sorted);
  expect(form("let f l = List.sort (fun a b -> compare b a) l")).not.toBe(sorted);
});

test("parts of a call that are parts of what it is given have no form, on a host with any stack", () => {
  vi.stubGlobal("RangeError", class extends Error {}); // the end of the host's stack is not taken for an answer
  try {
    const text = `type t = Leaf of int list | Node of t * t
      let rec leaves t = match t with Leaf l -> l | Node (a, b) -> leaves a @ leaves b
      let rec f t = match leaves t with [] -> true | h :: _ -> (match t with Leaf _ -> h = 0 | Node (a, _) -> f a)`;
    expect(form(text)).toBeUndefined();
  } finally {
    vi.unstubAllGlobals();
  }
});
