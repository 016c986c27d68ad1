// How terms of Gospel are read: which operator binds tighter, and what computes them.
import { describe, expect, test } from "vitest";
import { exprShape } from "../../../../test/ocaml-notation.js";
import { cursorIn } from "./cursor.js";
import { express, type Names } from "./express.js";
import { terms } from "./parse-term.js";
import { Unreadable } from "./term.js";

const NAMES: Names = {
  locals: new Set(["a", "b", "c", "d", "n", "l"]),
  logic: new Map(),
  modules: new Map(),
  shared: new Set(),
  own: undefined,
  exact: false,
  before: undefined,
};

function shape(text: string): string {
  const source = { name: "a.ml", text: `(*@ ${text} *)` };
  try {
    return exprShape(express(NAMES, terms(cursorIn(source, { file: "a.ml", start: 0, end: source.text.length }))));
  } catch (error) {
    if (error instanceof Unreadable) return `unreadable: ${error.why}`;
    throw error;
  }
}

// From the grammar of Gospel: each is the other with its brackets written.
const SAME: readonly (readonly [string, string])[] = [
  ["a -> b -> c", "a -> (b -> c)"],
  ["a -> b <-> c", "a -> (b <-> c)"],
  ["a <-> b -> c", "a <-> (b -> c)"],
  ["a && b -> c", "(a && b) -> c"],
  ["a -> b || c", "a -> (b || c)"],
  ["a \\/ b -> c", "(a \\/ b) -> c"],
  ["a || b && c", "a || (b && c)"],
  ["a && b || c", "(a && b) || c"],
  ["a /\\ b <-> c", "(a /\\ b) <-> c"],
  ["a /\\ b", "a && b"],
  ["a \\/ b", "a || b"],
  ["not a && b", "(not a) && b"],
  ["not a = b", "not (a = b)"],
  ["not a -> b", "(not a) -> b"],
  ["a = b && c = d", "(a = b) && (c = d)"],
  ["a <= b < c", "a <= b && b < c"],
  ["a = b = c", "a = b && b = c"],
  ["a + b = c", "(a + b) = c"],
  ["a :: l = c", "(a :: l) = c"],
  ["a + b * c", "a + (b * c)"],
  ["a - b - c", "(a - b) - c"],
  ["a - 1", "a - (1)"],
  ["- a + b", "(- a) + b"],
  ["a - - 1", "a - (-1)"],
  ["mod a 2 = 0", "(mod a 2) = 0"],
  ["a mod 2 = 0", "(mod a 2) = 0"],
  ["l @ c @ d", "(l @ c) @ d"],
  ["l ++ c", "l @ c"],
  ["old a + b", "old (a + b)"],
  ["old a = b", "(old a) = b"],
  ["old a :: l", "(old a) :: l"],
  ["a && if b then c else d -> a", "a && (if b then c else (d -> a))"],
  ["a && let b = c in b && d", "a && (let b = c in (b && d))"],
  ["a && forall i. 0 <= i < n -> b", "a && (forall i. (0 <= i < n -> b))"],
  ["a == b", "a = b"],
  ["Node a b c", "Node (a, b, c)"],
  ["match l with [] -> a -> b | _ :: c -> d", "match l with [] -> (a -> b) | _ :: c -> d"],
  ["match l with Node a b c -> b", "match l with Node (a, b, c) -> b"],
  ["match a with b when c -> d | _ -> a", "match a with b when (c) -> d | _ -> a"],
  ["f a.x", "f (a.x)"],
  ["!a + b", "(!a) + b"],
];

describe("precedence", () => {
  test.each(SAME)("%s", (text, bracketed) => {
    expect(shape(text)).toBe(shape(bracketed));
    expect(shape(text)).not.toContain("unreadable");
  });
  test("implication is not what it would be with `&&` outside", () => {
    expect(shape("a && b -> c")).not.toBe(shape("a && (b -> c)"));
    expect(shape("a -> b <-> c")).not.toBe(shape("(a -> b) <-> c"));
    expect(shape("not a = b")).not.toBe(shape("(not a) = b"));
  });
});

describe("quantifiers", () => {
  test.each([
    ["forall i. 0 <= i < n -> a", "(gospel.for_all_below 0 n (fun i -> (if (Stdlib.&&"],
    ["forall i. 0 < i <= n -> a", "(gospel.for_all_up_to (Stdlib.+ 0 1) n"],
    ["exists i. n > i >= 0 && a", "(gospel.exists_below 0 n"],
    ["forall i j. 0 <= i <= j < n -> a", "(gospel.for_all_below 0 n (fun i -> (gospel.for_all_below i n (fun j"],
    ["forall x. List.mem x l -> a", "(gospel.for_all_list l (fun x"],
    ["forall x. mem x l -> a", "(gospel.for_all_list l (fun x"],
    ["exists x. x = n && a", "(let [x = n]"],
    ["forall x: bool. a", "(gospel.for_all_bool"],
    ["forall i. 0 <= i < n \\/ b < i < c -> a", "(Stdlib.&& (gospel.for_all_below 0 n"],
    ["forall i. a && (0 <= i < n -> b)", "unreadable"],
    ["forall i. 0 <= i -> a", "unreadable: a quantifier without bounds is not supported"],
    ["forall i. i < n && a", "unreadable"],
    ["forall i. a -> 0 <= i < n -> b", "(if a (gospel.for_all_below 0 n"],
    ["forall i. 0 <= i < n -> a -> b", "(gospel.for_all_below 0 n"],
    ["exists i. 0 <= i < n -> a", "unreadable"],
    ["exists i. 0 <= i < n || a", "unreadable"],
    ["forall i j. 0 <= i < j -> a", "unreadable"],
    ["is_pre_order a", "unreadable: `is_pre_order` speaks of all values of a type, which is not supported"],
    ["a[0]", "unreadable: sequences are not supported"],
  ])("%s", (text, beginning) => {
    expect(shape(text).slice(0, beginning.length)).toBe(beginning);
  });
});
