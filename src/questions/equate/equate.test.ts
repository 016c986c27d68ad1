// What is proved, what must not be, and that a proof of one pair is none of another.
import { describe, expect, test } from "vitest";
import { equated, statementsOf } from "../../../test/equate-pairs.js";
import { both, openTestLanguage, openTestScala } from "../../../test/language.js";
import type { Certificate, ProofTree } from "./certificate.js";
import { checkCertificate } from "./check/check.js";
import { equate } from "./equate.js";

const languages = both(await openTestLanguage());

type Pair = { readonly name: string; readonly reference: string; readonly submission: string };

const SUM = "let rec f l = match l with [] -> 0 | h :: t -> h + f t";
const LAST = 'let rec f l = match l with [] -> failwith "empty" | [x] -> x | _ :: t -> f t';
const SIGMA = "let rec f g a b = if a > b then 0 else g a + f g (a + 1) b";

const EQUAL: readonly Pair[] = [
  { name: "itself", reference: SUM, submission: SUM },
  {
    name: "an accumulator",
    reference: SUM,
    submission: "let f l = let rec go a = function [] -> a | h :: t -> go (a + h) t in go 0 l",
  },
  { name: "a fold", reference: SUM, submission: "let f l = List.fold_left (+) 0 l" },
  { name: "a fold from the right", reference: SUM, submission: "let f l = List.fold_right (+) l 0" },
  {
    name: "reversal",
    reference: "let rec f l = match l with [] -> [] | h :: t -> f t @ [h]",
    submission: "let f l = let rec go a = function [] -> a | h :: t -> go (h :: a) t in go [] l",
  },
  {
    name: "reversal, the other way round",
    reference: "let f l = let rec go a = function [] -> a | h :: t -> go (h :: a) t in go [] l",
    submission: "let rec f l = match l with [] -> [] | h :: t -> f t @ [h]",
  },
  {
    name: "map of the library",
    reference: "let rec f g l = match l with [] -> [] | h :: t -> g h :: f g t",
    submission: "let f g l = List.map g l",
  },
  {
    name: "filter of the library",
    reference: "let rec f p l = match l with [] -> [] | h :: t -> if p h then h :: f p t else f p t",
    submission: "let f p l = List.filter p l",
  },
  {
    name: "conditions turned round",
    reference: "let f a b = if a < b then 1 else 2",
    submission: "let f a b = if not (b > a) then 2 else 1",
  },
  {
    name: "arguments in another order inside",
    reference: "let rec mem x l = match l with [] -> false | h :: t -> h = x || mem x t\nlet f x l = mem x l",
    submission:
      "let rec has l x = match l with [] -> false | h :: t -> if x = h then true else has t x\nlet f x l = has l x",
  },
  {
    name: "where the reference raises",
    reference: LAST,
    submission: "let rec f l = match l with [] -> 0 | [x] -> x | _ :: t -> f t",
  },
  { name: "an upward sum", reference: SIGMA, submission: "let rec f g a b = if b < a then 0 else f g (a + 1) b + g a" },
  {
    name: "a sum from the other end",
    reference: 'let rec f g a b = if a > b then failwith "none" else if a = b then g a else g a + f g (a + 1) b',
    submission: "let rec f g a b = if a > b then 0 else g b + f g a (b - 1)",
  },
  {
    name: "another order of evaluation, of what always returns",
    reference: "type t = T | F | And of t * t\nlet rec f = function T -> true | F -> false | And (a, b) -> f a && f b",
    submission: "type t = T | F | And of t * t\nlet rec f = function T -> true | F -> false | And (a, b) -> f b && f a",
  },
];

describe("is proved, with an end", () => {
  test.each(EQUAL)("$name", ({ reference, submission }) => {
    expect(equated(languages, reference, submission)).toMatchObject({
      proved: true,
      certificate: { terminates: true },
    });
  });
});

test("where the reference may not end, that is not claimed", () => {
  const found = equated(
    languages,
    "let rec f n = if n = 0 then 0 else f (n - 1)",
    "let rec f n = if n <> 0 then f (n - 1) else 0",
  );
  expect(found).toMatchObject({ proved: true, certificate: { terminates: false } });
});

test("what would raise after it has gone on for ever never ends", () => {
  const text = 'let rec g x = let _ = g (x + 1) in failwith "no"\nlet f x = if x > 5 then x else g x';
  const found = equated(languages, text, text);
  expect(found).toMatchObject({ proved: true, certificate: { terminates: false } });
});

/** None of these do the same on every input. */
const NOT_EQUAL: readonly Pair[] = [
  { name: "a wrong base", reference: SUM, submission: "let rec f l = match l with [] -> 1 | h :: t -> h + f t" },
  { name: "it never ends", reference: SUM, submission: "let rec f l = f l" },
  {
    name: "it never ends on larger inputs",
    reference: SUM,
    submission: "let rec f l = match l with [] -> 0 | h :: t -> h + f (h :: t)",
  },
  {
    name: "it never ends, under a condition",
    reference: SIGMA,
    submission: "let rec f g a b = if a > b then 0 else g a + f g a b",
  },
  {
    name: "it ends in the wrong direction",
    reference: SIGMA,
    submission: "let rec f g a b = if a > b then 0 else g b + f g (a - 1) b",
  },
  {
    name: "it loops where the reference does not look",
    reference: "let f x y = x + 0 * y",
    submission: "let rec loop n = loop (n + 1)\nlet f x y = x + 0 * loop y",
  },
  { name: "it raises", reference: "let f x = x", submission: 'let f x = if x = 41 then failwith "no" else x' },
  {
    name: "it raises in what it does not need",
    reference: "let f l = 0",
    submission: "let f l = let _ = List.hd l in 0",
  },
  { name: "it divides", reference: "let f x y = 0", submission: "let f x y = let _ = x / y in 0" },
  {
    name: "it is off by one",
    reference: SIGMA,
    submission: "let rec f g a b = if a >= b then 0 else g a + f g (a + 1) b",
  },
  {
    name: "another order",
    reference: "let rec f l = match l with [] -> [] | h :: t -> f t @ [h]",
    submission: "let f l = l",
  },
  { name: "physical equality", reference: "let f (x : string) y = x = y", submission: "let f (x : string) y = x == y" },
  { name: "physical equality at any type", reference: "let f x y = x = y", submission: "let f x y = x == y" },
  { name: "floats", reference: "let f (x : float) = x = x", submission: "let f (x : float) = true" },
  {
    name: "equality of functions",
    reference: "let f (g : int -> int) = true",
    submission: "let f (g : int -> int) = g = g",
  },
  { name: "an unknown function twice", reference: "let f g x = g (g x)", submission: "let f g x = g x" },
  {
    name: "a function in a result",
    reference: "let f x = fun y -> x + y",
    submission: "let f x = fun y -> if y = 7 then 0 else x + y",
  },
  {
    name: "a function in a result that never ends",
    reference: "let f x = fun y -> x + y",
    submission: "let f x = let rec go y = go (y + 1) in fun y -> if y = 7 then go y else x + y",
  },
  {
    name: "a call before a function is returned",
    reference: "let rec loop n = if n = 0 then 0 else loop (n - 1)\nlet f x = (0, fun y -> loop x + y)",
    submission: "let rec loop n = if n = 0 then 0 else loop (n - 1)\nlet f x = let s = loop x in (0, fun y -> s + y)",
  },
];

const HIDDEN =
  "module M : sig type t val make : int -> t val f : t -> int end = struct type t = int let make x = x let f x = x end";
const LAST_ONE = "let rec last l = match l with [] -> 0 | [x] -> x | _ :: t -> last t\n";

/** Each of these was proved once. */
const ONCE_PROVED: readonly Pair[] = [
  {
    name: "functions are compared",
    reference: "let f (g : int -> int) (h : int -> int) = 0",
    submission: "let f (g : int -> int) (h : int -> int) = let _ = compare g h in 0",
  },
  {
    name: "data that hold functions are compared",
    reference: "let f (a : (int -> int) list) (b : (int -> int) list) = 0",
    submission: "let f (a : (int -> int) list) (b : (int -> int) list) = let _ = a < b in 0",
  },
  {
    name: "data that hold functions are compared with themselves",
    reference: "type t = A of (int -> int)\nlet f (x : t) = true",
    submission: "type t = A of (int -> int)\nlet f (x : t) = x = x",
  },
  { name: "identity of int64", reference: "let f (x : int64) y = x = y", submission: "let f (x : int64) y = x == y" },
  { name: "the sign of zero", reference: "let f (x : int) = 1. /. 0.", submission: "let f (x : int) = 1. /. -0." },
  {
    name: "an input is given a function that never returns",
    reference: "let f (h : (int -> int) -> int) = 0",
    submission: "let rec loop x = loop x\nlet f (h : (int -> int) -> int) = let _ = h loop in 0",
  },
  {
    name: "an input is given a function that raises",
    reference: "let f (h : (int -> int) -> int) = 0",
    submission: 'let f (h : (int -> int) -> int) = let _ = h (fun _ -> failwith "no") in 0',
  },
  {
    name: "a constructor that only the submission has",
    reference: "type t = A | B\nlet f (x : t) (n : int) = 0",
    submission:
      "type t = A | B | C\nlet rec g n = if n <= 0 then C else g (n - 1)\nlet f (x : t) n = match g n with C -> 1 | _ -> 0",
  },
  {
    name: "cells that are equal and not the same",
    reference: "let f (a : int ref) (b : int ref) = b",
    submission: "let f (a : int ref) (b : int ref) = if a = b then a else b",
  },
];

describe("is not proved any more", () => {
  test.each(ONCE_PROVED)("$name", ({ reference, submission }) => {
    expect(equated(languages, reference, submission).proved).toBe(false);
  });

  test("what the submission's own operations make of a hidden type", () => {
    const statements = statementsOf(languages, HIDDEN, HIDDEN.replace("f x = x", "f x = x + 1"));
    for (const statement of statements.values()) expect(equate(statement).proved).toBe(false);
  });

  test("an end, where that rests on what a call gives", () => {
    const text = "let rec g n = if n = 0 then true else g (n - 1)\nlet f n = if g n then 0 else 1";
    expect(equated(languages, text, text)).toMatchObject({ proved: true, certificate: { terminates: false } });
    const sure = `${LAST_ONE}let f l = if last l = 0 then 0 else 1`;
    expect(equated(languages, sure, sure)).toMatchObject({ proved: true, certificate: { terminates: true } });
  });
});

describe("is not proved", () => {
  test.each(NOT_EQUAL)("$name", ({ reference, submission }) => {
    expect(equated(languages, reference, submission).proved).toBe(false);
  });
});

test("objects that are no values are equal to themselves alone", async () => {
  const scala = both(await openTestScala());
  const reference = "class P(val x: Int)\nobject O { def f(x: Int): Boolean = new P(x) == new P(x) }";
  const submission = "class P(val x: Int)\nobject O { def f(x: Int): Boolean = true }";
  const [statement] = statementsOf(scala, reference, submission).values();
  expect(statement && equate(statement).proved).toBe(false);
});

test("Scala against Scala, and OCaml against Scala", async () => {
  const scala = await openTestScala();
  const recursive = "object O { def f(l: List[Int]): Int = l match { case Nil => 0; case h :: t => h + f(t) } }";
  const folded =
    "object O { def f(l: List[Int]): Int = { def go(a: Int, l: List[Int]): Int = l match { case Nil => a; case h :: t => go(a + h, t) }; go(0, l) } }";
  for (const [reference, statement] of [
    ["Scala", statementsOf(both(scala), recursive, folded)],
    ["OCaml", statementsOf({ reference: languages.reference, submission: scala }, SUM, folded)],
  ] as const) {
    const [found] = [...statement.values()].map((each) => equate(each));
    expect(found, reference).toMatchObject({ proved: true, certificate: { terminates: true } });
  }
});

test("what is put around a function of Scala is its program's own, though nobody wrote it", async () => {
  const scala = both(await openTestScala());
  const one = "object O { def f(xs: Seq[Int]): Seq[Int] = xs.take(1) }";
  const two = "object O { def f(xs: Seq[Int]): Seq[Int] = xs.take(2) }";
  const shapes = (area: string) =>
    `object O { trait S { def area: Int }; case class A(n: Int) extends S { def area = ${area} }; def f(s: S): Int = s.area }`;
  for (const [reference, submission] of [
    [one, two],
    [shapes("n"), shapes("n + 1")],
  ] as const)
    for (const statement of statementsOf(scala, reference, submission).values())
      expect(equate(statement).proved).toBe(false);
});

test("a function that hands itself on is followed once", () => {
  const sizes = "type t = T of t list\nlet rec f (T l) = 1 + List.length (List.map f l)";
  expect(equated(languages, sizes, sizes.replace("1 +", "0 + 1 +"))).not.toMatchObject({ what: "too deep to check" });
});

describe("a certificate", () => {
  const proofs = EQUAL.flatMap(({ name, reference, submission }) => {
    const found = equated(languages, reference, submission);
    return found.proved ? [{ name, certificate: found.certificate }] : [];
  });
  const statements = NOT_EQUAL.flatMap(({ reference, submission }) => [
    ...statementsOf(languages, reference, submission).values(),
  ]);

  test("of one pair is none of a pair that differs", () => {
    for (const { certificate } of proofs)
      for (const statement of statements) expect(checkCertificate(statement, certificate).ok).toBe(false);
  });

  test("that was changed proves no pair that differs", () => {
    for (const { reference, submission } of NOT_EQUAL.slice(0, 8))
      for (const statement of statementsOf(languages, reference, submission).values())
        for (const { certificate } of proofs)
          for (const tree of LEAVES) expect(checkCertificate(statement, withProof(certificate, tree)).ok).toBe(false);
  });

  test("is accepted again", () => {
    for (const { reference, submission } of EQUAL) {
      const statement = statementsOf(languages, reference, submission).get("f");
      if (statement === undefined) throw new Error("nothing to compare");
      const found = equate(statement);
      expect(found.proved && checkCertificate(statement, found.certificate)).toEqual({ ok: true });
    }
  });
});

const LEAVES: readonly ProofTree[] = [
  { kind: "same" },
  { kind: "absurd" },
  { kind: "raises" },
  { kind: "adds-up", sums: [] },
  { kind: "ends", calls: [] },
];

/** Of the last lemma alone. */
function withProof(certificate: Certificate, proof: ProofTree): Certificate {
  const { lemmas } = certificate;
  return { ...certificate, lemmas: lemmas.map((lemma, i) => (i === lemmas.length - 1 ? { ...lemma, proof } : lemma)) };
}
