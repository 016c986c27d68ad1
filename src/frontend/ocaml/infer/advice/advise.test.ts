// Hints are right: what each suggests is accepted where the program itself is not.
import { describe, expect, test } from "vitest";
import { openTestLanguage } from "../../../../../test/language.js";
import type { Diagnostic } from "../../../../report/diagnostic.js";

const language = await openTestLanguage();

function errorsOf(text: string): readonly Diagnostic[] {
  const read = language.read([{ name: "a.ml", text }], []);
  return read.ok ? [] : read.errors;
}

/** What is wrong in a program, what it becomes by the hint, and the hint. */
const HINTS: readonly (readonly [wrong: string, right: string, hint: string])[] = [
  ["sqrt -2.", "sqrt (-2.)", "a negative argument needs parentheses: `sqrt (-2.)`."],
  ["abs -1 + 2", "abs (-1) + 2", "a negative argument needs parentheses: `abs (-1)`."],
  ["1. + 2.", "1. +. 2.", "`+.` is for floats: `1. +. 2.`."],
  ["1 +. 2.", "1. +. 2.", "write the number with a point: `1.`."],
  ["2 * 3.5", "2. *. 3.5", "`*.` is for floats, which are written with a point: `2. *. 3.5`."],
  ['"a" + "b"', '"a" ^ "b"', '`^` joins strings: `"a" ^ "b"`.'],
  ["[1] + [2]", "[1] @ [2]", "`@` joins lists: `[1] @ [2]`."],
  ["[1] @ 2", "[1] @ [2]", "`@` joins two lists; a list of one item has brackets: `[1] @ [2]`."],
  ["1 :: 2", "1 :: [2]", "`::` puts an item in front of a list: `1 :: [2]`."],
  ["[1] :: [2]", "[1] @ [2]", "`::` puts an item in front of a list; two lists are joined by `@`: `[1] @ [2]`."],
  ["[1; 2] :: 0", "0 :: [1; 2]", "`::` puts an item in front of a list; to add one at the end, write `[1; 2] @ [0]`."],
  ["let r = ref 1 in r + 1", "let r = ref 1 in !r + 1", "this is the reference itself; what it holds is `!r`."],
  ["let r = ref 1 in r = 2", "let r = ref 1 in r := 2", "`:=` changes what a reference holds: `r := 2`."],
  ["not 3 = 4", "not (3 = 4)", "`not` takes only what comes next; write `not (3 = 4)`."],
  ["max 1 2 3", "max 1 2", "leave out what is too much: `max 1 2`."],
  ["List.map [1] succ", "List.map succ [1]", "the arguments fit in another order: `List.map succ [1]`."],
  [
    "List.fold_left 0 (+) [1]",
    "List.fold_left (+) 0 [1]",
    "the arguments fit in another order: `List.fold_left ( + ) 0 [1]`.",
  ],
  ["length [1]", "List.length [1]", "did you mean `List.length`?"],
  ['length "a"', 'String.length "a"', "did you mean `String.length`?"],
  ["fst 1 2", "fst (1, 2)", "it takes one argument, a tuple: `fst (1, 2)`."],
  ["max (1, 2) + 3", "max 1 2 + 3", "arguments are not put in a tuple: `max 1 2`."],
  [
    "print_int succ 1",
    "print_int (succ 1)",
    "an argument that is itself a call needs parentheses: `print_int (succ 1)`.",
  ],
  [
    "fun o -> Option.get Some o",
    "fun o -> Option.get (Some o)",
    "a constructor with its argument needs parentheses: `Option.get (Some o)`.",
  ],
  [
    "print_int 1 print_int 2",
    "print_int 1; print_int 2",
    "a `;` is missing between two calls: `print_int 1; print_int 2`.",
  ],
  ["read_int + 1", "read_int () + 1", "this is the function itself; to call it, write `read_int ()`."],
  ["1 + float_of_int 2", "1 + 2", "`+.` is for floats, which are written with a point: `1. +. float_of_int 2`."],
  [
    "print_string (string_of_int 1 + 2)",
    "print_string (string_of_int (1 + 2))",
    "a call binds more tightly than an operator; write `string_of_int (1 + 2)`.",
  ],
  [
    "if true then None else 1",
    "if true then None else Some 1",
    "an option that holds something is made by `Some`: `Some 1`.",
  ],
  ["[|1, 2|].(0) + 1", "[|1; 2|].(0) + 1", ""],
  ['"abc".(0)', '"abc".[0]', 'a character of a string is written with brackets: `"abc".[0]`.'],
  ["String.length 'c'", 'String.length "c"', 'a string is written in double quotes: `"c"`.'],
];

describe("hints", () => {
  test.each(HINTS)("%s", (wrong, right, hint) => {
    expect(errorsOf(`let x = ${right}`)).toEqual([]);
    expect(errorsOf(`let x = ${wrong}`).map((error) => error.hint ?? "")).toEqual([hint]);
  });
});
