// Programs that are the same but for names and layout have the same structure, and no others.
import { describe, expect, test } from "vitest";
import { openTestLanguage, openTestScala } from "../../test/language.js";
import { functionFingerprint, programFingerprint } from "./fingerprint.js";

const ocaml = await openTestLanguage();
const scala = await openTestScala();

function read(text: string, name: string, language = ocaml) {
  const loaded = language.read([{ name, text }], []);
  if (!loaded.ok) throw new Error(`${text}: ${loaded.errors[0].title} ${loaded.errors[0].label}`);
  const { program, values } = loaded.value;
  return { program, coreOf: (shown: string) => values.findLast((value) => value.name === shown)?.core };
}

/** Of a program in which `f` is asked for. */
function whole(text: string, name = "a.ml"): string {
  const { program, coreOf } = read(text, name);
  return programFingerprint(program, [coreOf("f")], name);
}

function ofFunction(text: string, shown = "f", name = "a.ml", language = ocaml): string {
  const { program, coreOf } = read(text, name, language);
  const core = coreOf(shown);
  if (core === undefined) throw new Error(`no ${shown}`);
  return functionFingerprint(program, core, name);
}

describe("the same structure", () => {
  const same: readonly (readonly [string, string, string])[] = [
    ["layout", "let f x = x + 1", "let f\n  x =\n\n    (x\n + 1)"],
    ["comments", "let f x = x + 1", "(* mine *) let f x = (* add *) x + 1 (* \xff *)"],
    ["names of parameters", "let f x y = x - y", "let f first second = first - second"],
    ["names of helpers", "let g x = x let f x = g x", "let helper y = y let f y = helper y"],
    ["local names", "let f x = let y = x in y + y", "let f a = let b = a in b + b"],
    [
      "names in patterns",
      "let f l = match l with [] -> 0 | h :: t -> h + List.length t",
      "let f l = match l with [] -> 0 | x :: rest -> x + List.length rest",
    ],
    ["names of recursive functions", "let rec go n = go n let f x = go x", "let rec loop n = loop n let f x = loop x"],
    ["function and match", "let f = function [] -> 0 | _ -> 1", "let f = function\n  | [] -> 0\n  | _ -> 1"],
    ["a name that hides another, or another name", "let f x = let x = x + 1 in x", "let f x = let y = x + 1 in y"],
    ["parentheses", "let f x y = x + y * 2", "let f x y = (x) + ((y) * (2))"],
    ["how a number is written", "let f x = x + 255", "let f x = x + 0xFF"],
  ];
  test.each(same)("%s", (_, a, b) => {
    expect(whole(b)).toBe(whole(a));
    expect(ofFunction(b)).toBe(ofFunction(a));
  });
});

describe("another structure", () => {
  const TYPE = "type t = Leaf | Node of t * int * t ";
  const other: readonly (readonly [string, string, string])[] = [
    ["constants", "let f x = x + 1", "let f x = x + 2"],
    ["strings", 'let f x = "a"', 'let f x = "b"'],
    ["characters", "let f x = 'a'", "let f x = 'b'"],
    ["floats", "let f x = 1.0", "let f x = -1.0"],
    ["zeros", "let f x = 0.0", "let f x = -0.0"],
    ["a number and its text", "let f x = ignore x; 1", 'let f x = ignore x; "1"'],
    ["order of arguments", "let f x y = x - y", "let f x y = y - x"],
    ["order of parameters", "let f x y = x - y", "let f y x = x - y"],
    ["operators", "let f x y = x < y", "let f x y = x <= y"],
    ["equality", "let f x y = x = y", "let f x y = x == y"],
    [
      "which function is called",
      "let g x = x + 1 let h x = x let f x = g x",
      "let g x = x + 1 let h x = x let f x = h x",
    ],
    ["which of the library's", "let f l = List.rev l", "let f l = List.tl l"],
    ["of which of its modules", "let f a b = min a (b : float)", "let f a b = Float.min a b"],
    ["what a name means", "let f x = let y = x + 1 in x", "let f x = let x = x + 1 in x"],
    ["what hides", "let g x = x let f g x = x", "let g x = x let f h x = g x"],
    ["order of cases", "let f = function 0 -> 1 | _ -> 2", "let f = function _ -> 2 | 0 -> 1"],
    ["a missing case", "let f = function [] -> 0 | [ _ ] -> 1 | _ -> 2", "let f = function [] -> 0 | [ _ ] -> 1"],
    ["a guard", "let f = function x when x > 0 -> x | _ -> 0", "let f = function x -> x | _ -> 0"],
    ["recursion", "let f x = x let f x = f x", "let f x = x let rec f x = f x"],
    ["order of effects", "let f x = print_int 1; print_int x", "let f x = print_int x; print_int 1"],
    [
      "a case's constructor",
      `${TYPE}let f = function Leaf -> 0 | _ -> 1`,
      `${TYPE}let f = function Node _ -> 0 | _ -> 1`,
    ],
    [
      "a loop's end",
      "let f n = for i = 0 to n do print_int i done",
      "let f n = for i = 0 to n - 1 do print_int i done",
    ],
    ["raising", "let f x = failwith x", "let f x = invalid_arg x"],
    ["what is caught", "let f g x = try g x with Not_found -> 0", "let f g x = try g x with _ -> 0"],
    ["arity of data", "let f x = (x, x)", "let f x = (x, (x, x))"],
    ["laziness", "let f x = lazy (x + 1)", "let f x = let y = x + 1 in lazy y"],
  ];
  test.each(other)("%s", (_, a, b) => {
    expect(whole(b)).not.toBe(whole(a));
    expect(ofFunction(b)).not.toBe(ofFunction(a));
  });

  /** They decide whether functions can be compared, or what else happens when the program is loaded. */
  const wholly: readonly (readonly [string, string, string])[] = [
    ["types", "let f x = x", "let f (x : int) = x"],
    ["types of results", "let f x = []", "let f x : int list = []"],
    [
      "names of constructors",
      "type t = A | B let f = function A -> 0 | B -> 1",
      "type t = A | C let f = function A -> 0 | C -> 1",
    ],
    ["order of constructors", "type t = A | B let f (x : t) y = x < y", "type t = B | A let f (x : t) y = x < y"],
    ["fields of constructors", "type t = A of int let f (A _) = 0", "type t = A of bool let f (A _) = 0"],
    ["labels", "type t = { a : int } let f x = x.a", "type t = { b : int } let f x = x.b"],
    ["mutability", "type t = { a : int } let f x = x.a", "type t = { mutable a : int } let f x = x.a"],
    ["exceptions", "exception E let f x = raise E", "exception D let f x = raise D"],
    ["a helper that is not used", "let f x = x", "let g x = x let f x = x"],
    ["an effect", "let f x = x", "let () = print_int 1 let f x = x"],
    ["the function that is asked for", "let f x = x let g x = x + 0", "let g x = x let f x = x + 0"],
    ["a function that is not there", "let f x = x", "let g x = x"],
    ["which of two it is", "let f x = x + 1 let f x = x + 2", "let f x = x + 1 let g x = x + 2"],
  ];
  test.each(wholly)("%s", (_, a, b) => expect(whole(b)).not.toBe(whole(a)));
});

test("what a function does not need is not its structure", () => {
  expect(ofFunction("let g x = x let f x = x")).toBe(ofFunction("let f x = x"));
  expect(ofFunction("let g x = x + 1 let f x = g x")).not.toBe(ofFunction("let g x = x + 2 let f x = g x"));
  expect(ofFunction("let f x = x + 1 let g x = f x", "g")).toBe(ofFunction("let h x = x + 1 let k x = h x", "k"));
});

describe("places in their own texts", () => {
  const partial = "let f l = match l with [] -> 0";

  test("are not looked at, in whatever file and line", () => {
    expect(whole(`\n\n  ${partial}`, "b.ml")).toBe(whole(partial, "a.ml"));
    expect(whole("let f x =\n assert (x > 0); x")).toBe(whole("let f x = assert (x > 0); x"));
  });

  test("but other triples of a text and two numbers are", () => {
    expect(whole('let f x = ("b.ml", 1, 2)')).not.toBe(whole('let f x = ("b.ml", 1, 3)'));
  });
});

describe("in Scala", () => {
  const inScala = (text: string): string => ofFunction(text, "f", "a.scala", scala);

  test("methods of one name of two classes of the library are two", () => {
    const sizeOf = (made: string): string => inScala(`def f(a: Int, b: Int): Int = ${made}(a, b).size`);
    expect(sizeOf("Set")).not.toBe(sizeOf("Vector"));
    expect(sizeOf("Set")).toBe(inScala("def f(x: Int, y: Int): Int = {\n  Set(x, y).size\n}"));
  });

  test("so are methods that are found by the class of an object", () => {
    const classes = (a: number, b: number): string =>
      `sealed trait T { def g: Int }; class A extends T { def g = ${a} }; class B extends T { def g = ${b} }`;
    const ofT = (a: number, b: number): string => inScala(`${classes(a, b)}; def f(t: T): Int = t.g`);
    expect(ofT(1, 2)).not.toBe(ofT(2, 1));
    expect(ofT(1, 2)).not.toBe(ofT(1, 1));
  });
});
