// What is said about texts that are no programs, or programs of another OCaml than ours.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { loadGrammar } from "./grammar.js";
import { parseOcaml } from "./parse.js";

const wasm = (file: string): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(file));
const grammar = await loadGrammar(
  wasm("web-tree-sitter/web-tree-sitter.wasm"),
  wasm("tree-sitter-ocaml/tree-sitter-ocaml.wasm"),
);

/** Source files are byte strings. */
function read(text: string) {
  return parseOcaml(grammar, { name: "a.ml", text: Buffer.from(text, "utf8").toString("latin1") });
}

/** Each error as "code [the text it is at] label", hints and second places in parentheses. */
function complaints(text: string): readonly string[] {
  const result = read(text);
  const under = (at: { start: number; end: number }) => `[${text.slice(at.start, at.end)}]`;
  return result.ok
    ? []
    : result.errors.map(({ code, at, label, also }) =>
        [code, under(at), label, ...also.map((other) => `(${under(other.at)} ${other.label})`)].join(" "),
      );
}

/** What is valid but lacking, each as "[the text it is at] what". */
function lacks(text: string): readonly string[] {
  const result = read(text);
  return result.ok
    ? result.value.lacks.map(({ at, what }) => `[${text.slice(at.start, at.end)}] ${what}`)
    : ["rejected"];
}

describe("syntax errors", () => {
  test.each([
    ["let f = else 1", ["E101 [=] an expression is missing after this `=`"]],
    ["let x = 1 + * 2", ["E101 [+] an expression is missing after this `+`"]],
    ["let f x = match x with A -> | B -> 1", ["E101 [->] an expression is missing after this `->`"]],
    ["let f (x, = 1", ["E101 [,] a pattern is missing after this `,`"]],
    ["type t = A of | B", ["E101 [of] a type is missing after this `of`"]],
    ["let f x = match x with", ["E101 [with] a case is missing after this `with`"]],
    ["let = 3", ["E101 [let] a name is missing after this `let`"]],
    ["let f x = (x + 1\nlet g = 2", ["E101 [let] `)` is missing before this `let` ([(] for this `(`)"]],
    ["let f x = (x + 1", ["E101 [(] this `(` is never closed"]],
    ["let x = [1; 2)", ["E101 [)] `]` is missing before this `)` ([[] for this `[`)"]],
    ["let f x = begin x\nlet g = 3", ["E101 [let] `end` is missing before this `let` ([begin] for this `begin`)"]],
    ["let f x = x + 1)", ["E101 [)] this `)` closes nothing"]],
    ["let f x = if x 1 else 2", ["E101 [else] `then` is missing before this `else` ([if] for this `if`)"]],
    ["let f x = if x then 1; else 2", ["E101 [else] this `else` comes after the end of its `if`"]],
    ["let f x = match x | A -> 1", ["E101 [|] `with` is missing before this `|` ([match] for this `match`)"]],
    ["let f x = match x with A = 1", ["E101 [=] a case is written `pattern -> result`, not with `=`"]],
    ["let f x -> x", ["E101 [->] a definition is written with `=`, not with `->`"]],
    ["let f x == 3", ["E101 [==] a definition is written with `=`, not with `==`"]],
    ["fun x = x", ["E101 [=] the body of a `fun` comes after `->`, not after `=`"]],
    ["let f x =\n  let y = 1\n  y\nlet g = 2", ["E101 [y] `in` is missing before this ([let] for this `let`)"]],
    ["let f x =\n  let y = 1\nlet g = 2", ["E101 [let] `in` is missing before this `let` ([let] for this `let`)"]],
    ["let f = List.map (x -> x) l", ["E101 [x] `fun` is missing before this"]],
    ["let f x = if x > 1 and x < 2 then 1 else 2", ["E101 [and] `and` joins definitions, not conditions"]],
    ["let f x = x;\nlet g y = 1", ["E101 [let] this `let` is read as a part of what comes before it"]],
    ["1 in 2", ["E101 [in] this `in` belongs to no `let`"]],
    ["let x = {a=-1}", ["E101 [=-] `=-` is read as one operator"]],
    ["let x = 'ab'", ["E101 ['ab'] between single quotes there is just one character"]],
    ["module m = struct end", ["E101 [m] the name of a module begins with a capital letter"]],
    ["match t with Node l x -> l", ["E101 [x] a constructor takes one argument, and `Node` has one already"]],
    ["Some f x", ["E101 [x] a constructor takes one argument, and `Some` has one already"]],
    ["x <- 3", ["E101 [<-] `<-` changes a mutable field or an element of an array"]],
    ["while a do done", ["E101 [do done] the body of this loop is empty"]],
    ["match a with 1 .. 3 -> b", ["E101 [1 .. 3] only characters can be given as a range"]],
    // the grammar would take these
    ["f x <- 3", ["E101 [<-] unexpected `<-`"]],
    ["_ + 1", ["E101 [_] unexpected `_`"]],
    ["let (a, b) c = d", ["E101 [c] unexpected `c`"]],
    ["let a, b : int = d", ["E101 [:] unexpected `:`"]],
    ["let _ x = d", ["E101 [x] unexpected `x`"]],
    ["let f x : 'a. 'a = d", ["E101 ['] unexpected `'`"]],
    ["lazy f x", ["E101 [x] unexpected `x`"]],
    ["match a with lazy Some x -> b", ["E101 [x] unexpected `x`"]],
    ["match a with b as _ -> c", ["E101 [_] unexpected `_`"]],
    ["type t := int", ["E101 [:=] unexpected `:=`"]],
    ["type t = A = B", ["E101 [=] unexpected `=`"]],
    ["(a : int _)", ["E101 [_] unexpected `_`"]],
    ["x [@a] y", ["E101 [y] unexpected `y`"]],
    ["x [@a end]", ["E101 [end] this `end` closes nothing"]],
    // several, and no echoes
    [
      "let a = 1 +\n;;\nlet b = (2\n;;\nlet c = 3",
      ["E101 [+] an expression is missing after this `+`", "E101 [(] this `(` is never closed"],
    ],
    [
      "let a = (1\nlet b = 2)\nlet c = if then 3",
      [
        "E101 [let] `)` is missing before this `let` ([(] for this `(`)",
        "E101 [if] an expression is missing after this `if`",
      ],
    ],
  ])("%s", (text, expected) => expect(complaints(text)).toEqual(expected));
});

describe("words", () => {
  test.each([
    ["let val = 3", ["E103 [val] `val` is a word of the language, so it cannot be a name"]],
    ["let f end = 3", ["E103 [end] `end` is a word of the language, so it cannot be a name"]],
    ["f method", ["E103 [method] `method` is a word of the language, so it cannot be a name"]],
    ['let x = "abc', ['E102 ["] the string that begins here never ends']],
    ["let x = {a|abc|b}", ["E102 [{] the string that begins here never ends"]],
    ["1 (* (* *)", ["E102 [(*] the comment that begins here never ends"]],
    [
      '(* " *) 1',
      [
        'E102 [(*] this comment holds a string that never ends (["] the string begins here; even in a comment, quotes must match)',
      ],
    ],
    ["1a + 2", ["E104 [1a] this is neither a number nor a name"]],
    [
      "4611686018427387905",
      ["E104 [4611686018427387905] integers go from -4611686018427387904 to 4611686018427387903"],
    ],
    [
      String.raw`"a\300" ^ "\u{d800}"`,
      [
        String.raw`E104 [\300] 300 is beyond the characters, which go from 0 to 255`,
        String.raw`E104 [\u{d800}] there is no such Unicode character`,
      ],
    ],
    [String.raw`'\q'`, [String.raw`E104 ['\q'] no character is written like this`]],
    ["''", ["E104 [''] there is no character between these quotes"]],
    ["1 \0 2", ["E101 [\0] this character means nothing in OCaml outside strings and comments"]],
  ])("%s", (text, expected) => expect(complaints(text)).toEqual(expected));

  test("a character beyond ASCII is one error, however many bytes it has", () => {
    const result = read("let x = “a”");
    expect(result.ok ? [] : result.errors.map(({ at }) => [at.start, at.end])).toEqual([
      [8, 11],
      [12, 15],
    ]);
  });
});

describe("what is not supported", () => {
  test.each([
    ["object end", ["[object end] objects"]],
    ["class c = object end", ["[class c = object end] classes"]],
    ["a#b", ["[a#b] methods"]],
    ["[%a] + {%b|c|}", ["[[%a]] extension nodes", "[{%b|c|}] extension nodes"]],
    ["let%a x = 1", ["[a] extension nodes"]],
    ["a.{1}", ["[a.{1}] big arrays"]],
    ['#use "a"', ['[#use "a"] directives of the toplevel, such as `#use`,']],
    ["x [@a `B]", []],
  ])("%s", (text, expected) => expect(lacks(text)).toEqual(expected));
});

test("an error is found far into a long file, also between two sound halves", () => {
  const sound = "let f x = if x then 1 else 2\n".repeat(1_000);
  expect(complaints(`${sound}let g = 1;\n${sound}`)).toEqual([
    "E101 [let] this `let` is read as a part of what comes before it",
  ]);
  expect(complaints(`${sound}let g = )\n${sound}let h = (`)).toEqual([
    "E101 [=] an expression is missing after this `=`",
    "E101 [(] this `(` is never closed",
  ]);
});
