// Accumulators that are no sums: the larger of two, found from what is left open, not from a list of names.
import { describe, expect, test } from "vitest";
import { equated } from "../../../test/equate-pairs.js";
import { both, openTestLanguage } from "../../../test/language.js";

const languages = both(await openTestLanguage());

const LARGEST = 'let rec f l = match l with [] -> failwith "none" | [x] -> x | h :: t -> if h > f t then h else f t';
const SMALLEST = 'let rec f l = match l with [] -> failwith "none" | [x] -> x | h :: t -> min h (f t)';

const EQUAL = [
  {
    name: "a loop with the largest so far",
    reference: LARGEST,
    submission:
      "let f l = let rec go a = function [] -> a | h :: t -> go (if h > a then h else a) t in match l with [] -> 0 | h :: t -> go h t",
  },
  {
    name: "a fold from the left",
    reference: LARGEST,
    submission:
      "let larger a b = if a >= b then a else b\nlet f = function [] -> 0 | h :: t -> List.fold_left larger h t",
  },
  {
    name: "a fold from the left over all",
    reference: LARGEST,
    submission: "let f l = List.fold_left (fun a b -> if a < b then b else a) (List.hd l) l",
  },
  {
    name: "a fold from the lowest integer on",
    reference: LARGEST,
    submission: "let f l = List.fold_left max min_int l",
  },
  {
    name: "recursion that starts with the first",
    reference: LARGEST,
    submission:
      "let rec go l a = match l with [] -> a | h :: t -> let r = go t a in if h >= r then h else r\nlet f = function h :: t -> go t h | [] -> 0",
  },
  {
    name: "the smaller of the first two is dropped",
    reference: LARGEST,
    submission: "let rec f = function [] -> 0 | [x] -> x | a :: b :: t -> if a > b then f (a :: t) else f (b :: t)",
  },
  {
    name: "the smallest so far",
    reference: SMALLEST,
    submission:
      "let f l = let rec go a = function [] -> a | h :: t -> if h < a then go h t else go a t in match l with [] -> 0 | h :: t -> go h t",
  },
];

test.each(EQUAL)("$name", ({ reference, submission }) => {
  expect(equated(languages, reference, submission)).toMatchObject({
    proved: true,
    certificate: { terminates: true, integers: "machine" },
  });
});

/** Each is wrong for some list that is not empty. */
const WRONG = [
  "let f l = List.fold_left max 0 l",
  "let f l = List.fold_left max (min_int + 1) l",
  "let f l = let rec go a = function [] -> a | h :: t -> go (if h < a then h else a) t in go (List.hd l) l",
  "let f l = let rec go a = function [] -> a | [h] -> a | h :: t -> go (max h a) t in go (List.hd l) l",
  "let f l = let rec go a = function [] -> a | h :: t -> if h > a then go h t else a in go (List.hd l) l",
  "let f l = let rec go a = function [] -> a | h :: t -> go (max h a) (h :: t) in go (List.hd l) l",
  "let rec f = function [] -> 0 | [x] -> x | a :: b :: t -> if a > b then f (a :: b :: t) else f (b :: t)",
];

describe("is not proved", () => {
  test.each(WRONG)("%s", (submission) => {
    expect(equated(languages, LARGEST, submission).proved).toBe(false);
  });
});
