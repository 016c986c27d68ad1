// Types as OCaml infers them, and what is said about programs that have none.
import { expect, test } from "vitest";
import { openTestLanguage } from "../../../../test/language.js";

const language = await openTestLanguage();

function typesOf(text: string): string {
  const read = language.read([{ name: "t.ml", text }], []);
  return read.ok
    ? read.value.signature
    : read.errors.map((e) => `${e.code} ${text.slice(e.at.start, e.at.end)}: ${e.label}`).join("\n");
}

test.each([
  ["let id x = x", "val id : 'a -> 'a"],
  ["let compose f g x = f (g x)", "val compose : ('a -> 'b) -> ('c -> 'a) -> 'c -> 'b"],
  ["let rec map f = function [] -> [] | x :: l -> f x :: map f l", "val map : ('a -> 'b) -> 'a list -> 'b list"],
  ["let pair = (fun x -> x), 1", "val pair : ('a -> 'a) * int"],
  ["let r = ref []", "val r : '_weak1 list ref"],
  ["let l = List.rev []", "val l : 'a list"], // covariant: generalised though it is an application
  ["let f = List.map (fun x -> x)", "val f : '_weak1 list -> '_weak1 list"],
  ["let f x = let y = x in (y, y)", "val f : 'a -> 'a * 'a"],
  ["let f (x : 'a) (y : 'a) = (x, y)", "val f : 'a -> 'a -> 'a * 'a"],
  ["let ( ++ ) a b = a @ b", "val ( ++ ) : 'a list -> 'a list -> 'a list"],
  ["let f : 'a. 'a -> 'a = fun x -> x", "val f : 'a -> 'a"],
  ["type t = A | B of int * t", "type t = A | B of int * t"],
  ["type name = string let f (x : name) = x ^ x", "type name = string\nval f : name -> string"],
  [
    "type 'a r = { mutable x : 'a; y : int } let f r = r.x <- r.y",
    "type 'a r = { mutable x : 'a; y : int; }\nval f : int r -> unit",
  ],
  ["module M = struct type t = A let x = A end let y = M.x", "module M : sig type t = A val x : t end\nval y : M.t"],
  ["exception E of (int * int) exception F of int * int", "exception E of (int * int)\nexception F of int * int"],
  ['let x = 1 let x = "a"', "val x : string"],
  ['let p = Printf.sprintf "%d %s %a"', "val p : int -> string -> (unit -> '_weak1 -> string) -> '_weak1 -> string"],
  ["let f ~a ~b c = a + b + c let g = f ~b:1", "val f : a:int -> b:int -> int -> int\nval g : a:int -> int -> int"],
  ["let f x = if x then assert false else raise Exit", "val f : bool -> 'a"],
])("%s", (text, signature) => {
  expect(typesOf(text).replace(/\s+/g, " ")).toBe(signature.replace(/\s+/g, " "));
});

test.each([
  ['let x = 1 + "a"', 'E204 "a": this has type `string`, but `int` is expected here'],
  ["let f x = x x", "E204 x: this has type `'a -> 'b`, but `'a` is expected here"],
  ["let x = y", "E201 y: there is no value `y`"],
  ["let x = lenght [1]", "E201 lenght: there is no value `lenght`"],
  ["let x = Sme 1", "E202 Sme: there is no constructor `Sme`"],
  ["let f = function Some -> 1 | None -> 2", "E205 Some: the constructor `Some` takes 1 argument, not 0"],
  ["let x = 1 2", "E206 1: this has type `int`: it cannot be applied"],
  ["let f (x, x) = x", "E207 x: `x` is bound twice in this pattern"],
  ["let f = function (x, _) | (_, y) -> 1", "E207 (_, y): both sides of `|` must bind `x`"],
  ["type t = { x : int } let r = { x = 1; x = 2 }", "E208 x: `x` is already given"],
  ["type t = { x : int } let f r = r.x <- 1", "E208 x: the field `x` cannot be assigned"],
  ["let rec x = x + 1", "E209 x + 1: this needs the value that is being defined, before it is there"],
  ["type t = t", "E209 t = t: the abbreviation `t` stands for itself"],
  ['let s = Printf.sprintf "%z" 1', 'E210 "%z": `%z` is not a conversion that is supported'],
  ["type t = A of 'a", "E211 'a: `'a` is not a parameter of `t`"],
  [
    "let a = 1 + true let b = not 3",
    "E204 true: this has type `bool`, but `int` is expected here\nE204 3: this has type `int`, but `bool` is expected here",
  ],
])("refuses %s", (text, errors) => {
  expect(typesOf(text)).toBe(errors);
});
