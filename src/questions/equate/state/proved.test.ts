// What is proved of programs with references, loops, strings and arrays, and what must not be.
import { describe, expect, test } from "vitest";
import { equated, statementsOf } from "../../../../test/equate-pairs.js";
import { both, openTestLanguage, openTestScala } from "../../../../test/language.js";
import { checkCertificate } from "../check/check.js";
import { equate } from "../equate.js";

const ocaml = await openTestLanguage();
const scala = await openTestScala();

const SUM = "let rec f l = match l with [] -> 0 | h :: t -> h + f t";
const COUNT_UP = "let f n = let rec go i s = if i <= n then go (i + 1) (s + i) else s in go 1 0";

type Pair = readonly [name: string, reference: string, submission: string];

const EQUAL: readonly Pair[] = [
  ["iter against recursion", SUM, "let f l = let r = ref 0 in List.iter (fun x -> r := !r + x) l; !r"],
  [
    "a while loop along a list",
    SUM,
    "let f l = let r = ref 0 and p = ref l in while !p <> [] do r := !r + List.hd !p; p := List.tl !p done; !r",
  ],
  [
    "a loop against a fold",
    "let f l = List.fold_left (fun a x -> 2 * a + x) 0 l",
    "let f l = let r = ref 0 in List.iter (fun x -> r := 2 * !r + x) l; !r",
  ],
  [
    "a local function",
    SUM,
    "let f l = let r = ref 0 in let rec go = function [] -> () | x :: t -> r := !r + x; go t in go l; !r",
  ],
  ["a for loop", COUNT_UP, "let f n = let s = ref 0 in for i = 1 to n do s := !s + i done; !s"],
  [
    "a for loop against a while loop",
    "let f n = let s = ref 0 in for i = 1 to n do s := !s + i done; !s",
    "let f n = let s = ref 0 and i = ref 1 in while !i <= n do s := !i + !s; i := !i + 1 done; !s",
  ],
  [
    "two references",
    "let f n = let rec go a b i = if i <= n then go b (a + b) (i + 1) else a in go 0 1 1",
    "let f n = let a = ref 0 and b = ref 1 in for i = 1 to n do let t = !a in a := !b; b := t + !b done; !a",
  ],
  ["reversal", "let f l = List.rev l", "let f l = let r = ref [] in List.iter (fun x -> r := x :: !r) l; !r"],
  [
    "what counts in a string",
    "let f s c = let rec go i n = if i < String.length s then go (i + 1) (if s.[i] = c then n + 1 else n) else n in go 0 0",
    "let f s c = let n = ref 0 in for i = 0 to String.length s - 1 do if s.[i] = c then incr n done; !n",
  ],
  [
    "the sum of an array",
    "let f (a : int array) = let rec go i n = if i < Array.length a then go (i + 1) (n + a.(i)) else n in go 0 0",
    "let f (a : int array) = let s = ref 0 in for i = 0 to Array.length a - 1 do s := !s + a.(i) done; !s",
  ],
  [
    "an exception that is not raised any more",
    "let f x y = if y = 0 then 0 else x / y",
    "let f x y = try x / y with Division_by_zero -> 0",
  ],
  [
    "find with a handler",
    "let rec f p l = match l with [] -> 0 | h :: t -> if p h then h else f p t",
    "let f p l = try List.find p l with Not_found -> 0",
  ],
  [
    "a handler against an option",
    "let f x l = match List.assoc_opt x l with Some v -> v | None -> 0",
    "let f x l = try List.assoc x l with Not_found -> 0",
  ],
  [
    "a loop that is left",
    "let rec f x l = match l with [] -> false | h :: t -> h = x || f x t",
    "let f x l = try List.iter (fun y -> if y = x then raise Exit) l; false with Exit -> true",
  ],
  [
    "a loop that is left half-way",
    "let rec f l = match l with [] -> 0 | x :: t -> if x < 0 then 0 else x + f t",
    "let f l = let r = ref 0 in (try List.iter (fun x -> if x < 0 then raise Exit; r := !r + x) l with Exit -> ()); !r",
  ],
];

test.each(EQUAL)("is proved: %s", (_, reference, submission) => {
  expect(equated(both(ocaml), reference, submission)).toMatchObject({
    proved: true,
    certificate: { terminates: true },
  });
});

/** None of these do the same on every input. */
const NOT_EQUAL: readonly Pair[] = [
  [
    "arguments are evaluated from the right",
    "let f x = 2 * x + 1",
    "let f x = let r = ref x in let g () = r := !r + 1; !r in g () - g () + 2 * x + 2",
  ],
  [
    "one is written before the other is read",
    "let f x y = y",
    "let f x y = let a = ref x and b = ref y in a := !b; b := !a; !b + !a - x",
  ],
  ["two names of one", "let f x = x", "let f x = let r = ref x in let q = r in q := !q + 1; !r"],
  [
    "a parameter that is another name",
    "let g a b = a := !a + 1; b := !b + 1\nlet f x = x + 1",
    "let g a b = a := !a + 1; b := !b + 1\nlet f x = let r = ref x in g r r; !r",
  ],
  [
    "one that hides another",
    "let f x = x",
    "let f x = let r = ref x in (let r = ref 0 in r := 5); let r = ref (!r + 1) in !r",
  ],
  ["a function remembers", "let f x = fun y -> x + y", "let f x = let r = ref x in fun y -> r := !r + y; !r"],
  [
    "a loop that does not end",
    COUNT_UP,
    "let f n = let s = ref 0 and i = ref 1 in while !i <= n do s := !s + !i done; !s",
  ],
  [
    "a loop that takes one turn less",
    COUNT_UP,
    "let f n = let s = ref 0 in for i = 1 to n - 1 do s := !s + i done; !s",
  ],
  [
    "an exception leaves a loop",
    SUM,
    "let f l = let r = ref 0 in (try List.iter (fun x -> if x = 7 then raise Exit; r := !r + x) l with Exit -> ()); !r",
  ],
  [
    "what was written before an exception stays",
    "let f x = 0",
    "let f x = let r = ref 0 in (try r := x; raise Exit with Exit -> ()); !r",
  ],
  [
    "another exception is caught",
    "let f l = match l with [] -> 0 | h :: _ -> h",
    "let f l = try List.hd l with Not_found -> 0",
  ],
  [
    "what comes after is not handled",
    "let f x y = if y = 0 then 0 else x / y",
    "let f x y = let r = (try x with Division_by_zero -> 0) in r / y",
  ],
  ["what a handler raises goes on", "let f l = 0", "let f l = try List.hd [] with Failure _ -> 0 * List.hd l"],
  [
    "the handler gives something else",
    "let rec f p l = match l with [] -> 0 | h :: t -> if p h then h else f p t",
    "let f p l = try List.find p l with Not_found -> 1",
  ],
  [
    "it goes on after an exception",
    "let rec f l = match l with [] -> 0 | x :: t -> if x < 0 then 0 else x + f t",
    "let f l = let r = ref 0 in List.iter (fun x -> try if x < 0 then raise Exit; r := !r + x with Exit -> ()) l; !r",
  ],
  [
    "a function that is given another one that raises",
    "let rec g h x = if x = 0 then (try h x with Exit -> 5) else g (fun _ -> raise Exit) 0\nlet f x = g (fun y -> y) x",
    "let f x = if x = 0 then 0 else 7",
  ],
  [
    "a function that gives itself one that raises",
    "let rec f h x = if x = 0 then (try h x with Exit -> 5) else f (fun _ -> raise Exit) 0",
    "let f h x = if x = 0 then h 0 else 7",
  ],
  [
    "the last index is left out",
    "let f s c = let rec go i n = if i < String.length s then go (i + 1) (if s.[i] = c then n + 1 else n) else n in go 0 0",
    "let f s c = let n = ref 0 in for i = 0 to String.length s - 2 do if s.[i] = c then incr n done; !n",
  ],
  ["an index out of bounds", "let f (s : string) = 0", "let f s = let c = s.[0] in if c = c then 0 else 1"],
  [
    "an array is changed",
    "let f (a : int array) = if Array.length a > 0 then a.(0) else 0",
    "let f (a : int array) = if Array.length a > 0 then (let x = a.(0) in a.(0) <- 5; x + a.(0) - 5) else 0",
  ],
  [
    "an array is changed under another name",
    "let f (a : int array) (b : int array) = if Array.length a > 0 && Array.length b > 0 then a.(0) else 0",
    "let f (a : int array) (b : int array) = if Array.length a > 0 && Array.length b > 0 then (let x = a.(0) in b.(0) <- x + 1; a.(0)) else 0",
  ],
];

describe("is not proved", () => {
  test.each(NOT_EQUAL)("%s", (_, reference, submission) => {
    expect(equated(both(ocaml), reference, submission).proved).toBe(false);
  });
});

const inScala = (body: string): string => `object O { def f(${body} }`;

test.each([
  ["a variable", SUM, inScala("l: List[Int]): Int = { var r = 0; for (x <- l) r += x; r }")],
  [
    "a while loop",
    SUM,
    inScala("l: List[Int]): Int = { var r = 0; var p = l; while (!p.isEmpty) { r += p.head; p = p.tail }; r }"),
  ],
  ["a range", COUNT_UP, inScala("n: Int): Int = { var s = 0; for (i <- 1 to n) s += i; s }")],
  [
    "a range without its end",
    "let f n = let s = ref 0 in for i = 0 to n - 1 do s := !s + i done; !s",
    inScala("n: Int): Int = { var s = 0; for (i <- 0 until n) s += i; s }"),
  ],
  [
    "a return out of a loop",
    "let rec f l = match l with [] -> 0 | h :: t -> if h > 3 then h else f t",
    inScala("l: List[Int]): Int = { for (x <- l) if (x > 3) return x; 0 }"),
  ],
  [
    "an exception that is caught",
    "let f l = match l with [] -> 0 | h :: _ -> h",
    inScala("l: List[Int]): Int = try { l.head } catch { case e: NoSuchElementException => 0 }"),
  ],
])("OCaml against Scala: %s", (_, reference, submission) => {
  const [statement] = statementsOf({ reference: ocaml, submission: scala }, reference, submission).values();
  expect(statement && equate(statement)).toMatchObject({ proved: true, certificate: { terminates: true } });
});

test.each([
  ["a range that is too short", COUNT_UP, inScala("n: Int): Int = { var s = 0; for (i <- 1 until n) s += i; s }")],
  [
    "a variable that a function keeps",
    "let f x = x",
    inScala("x: Int): Int = { var r = x; val g = () => { r += 1; r }; g(); r }"),
  ],
])("OCaml against Scala is not proved: %s", (_, reference, submission) => {
  const [statement] = statementsOf({ reference: ocaml, submission: scala }, reference, submission).values();
  expect(statement && equate(statement).proved).toBe(false);
});

test("loops that count are proved as long as no integer overflows, and not otherwise", () => {
  const loop = "let f n = let s = ref 0 in for i = 1 to n do s := !s + i done; !s";
  const statement = statementsOf(both(ocaml), COUNT_UP, loop).get("f");
  const found = statement && equate(statement);
  if (statement === undefined || !found?.proved) throw new Error("it is proved");
  expect(found.certificate.integers).toBe("unbounded");
  expect(checkCertificate(statement, { ...found.certificate, integers: "machine" }).ok).toBe(false);
});
