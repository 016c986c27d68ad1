// The shapes that OCaml text is given, in a short notation, and the places of its nodes.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { itemShape } from "../../../../test/ocaml-notation.js";
import { textsUnder } from "../../../../test/texts-under.js";
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

function shape(text: string): string {
  const read_ = read(text);
  if (read_.ok) return read_.value.items.map(itemShape).join(" ");
  return read_.errors.map(({ code, label }) => `${code} ${label}`).join("; ");
}

/** The shape of the expression that the whole text is. */
function exprShapeOf(text: string): string {
  return shape(text).replace(/^\(eval (.*)\)$/s, "$1");
}

// ---- expressions ----

describe("expressions", () => {
  test.each([
    ["f -1", "(- f 1)"],
    ["x - 1", "(- x 1)"],
    ["f (-1)", "(f -1)"],
    ["- 1", "-1"],
    ["-(1)", "-1"],
    ["- -1", "1"],
    ["-. 1.", "-1."],
    ["-1.5", "-1.5"],
    ["-. 1", "(~-. 1)"],
    ["- f x", "(~- (f x))"],
    ["+1", "1"],
    ["+ x", "(~+ x)"],
    ["-x ** y", "(** (~- x) y)"],
    ["a - b - c", "(- (- a b) c)"],
    ["a ** b ** c", "(** a (** b c))"],
    ["a ^ b ^ c", "(^ a (^ b c))"],
    ["a * b + c mod d", "(+ (* a b) (mod c d))"],
    ["a lsl b lsr c", "(lsl a (lsr b c))"],
    ["a :: b @ c", "(@ (:: of <a b>) c)"],
    ["1 :: 2 :: []", "(:: of <1 (:: of <2 []>)>)"],
    ["not x && y || z", "(|| (&& (not x) y) z)"],
    ["a or b & c", "(or a (& b c))"],
    ["a = b && c <> d", "(&& (= a b) (<> c d))"],
    ["a |> b |> c", "(|> (|> a b) c)"],
    ["f @@ g @@ x", "(@@ f (@@ g x))"],
    ["a := b := c", "(:= a (:= b c))"],
    ["r := a, b", "(:= r <a b>)"],
    ["a +++ b", "(+++ a b)"],
    ["!!x + ~-y", "(+ (!! x) (~- y))"],
    ["x=-1", "(=- x 1)"],
    ["f x.y z", "(f x.y z)"],
    ["!r.f", "(! r).f"],
    ["f !a !b", "(f (! a) (! b))"],
    ["a.b.(c) <- d", "(Array.set a.b c d)"],
    ["a.(0).(1)", "(Array.get (Array.get a 0) 1)"],
    ["s.[i]", "(String.get s i)"],
    ["x.f <- e; g", "(; (<- x.f e) g)"],
    ["x.M.f", "x.M.f"],
    ["A (1, 2)", "(A of <1 2>)"],
    ["A ((1, 2))", "(A of <1 2>)"],
    ["(A) 1", "(A 1)"],
    ["Some x :: y", "(:: of <(Some of x) y>)"],
    ["M.A 1", "(M.A of 1)"],
    ["(::) (1, [])", "(:: of <1 []>)"],
    ["(+) 1 2, ( * )", "<(+ 1 2) *>"],
    ["M.(+) 1 2", "(M.+ 1 2)"],
    ["[1; 2; 3;]", "[1 2 3]"],
    ["[1, 2; 3]", "[<1 2> 3]"],
    ["[||], [|1; 2|]", "<[||] [|1 2|]>"],
    ["(), true, begin end", "<() true ()>"],
    ["{x; M.y; z = 1; t : int}", "{ x=x M.y=y z=1 t=(: t int)}"],
    ["{a.b with x = 1;}", "{a.b with x=1}"],
    ["if a then b; c", "(; (if a b) c)"],
    ["if a then b else c; d", "(; (if a b c) d)"],
    ["if a then b, c else d", "(if a <b c> d)"],
    ["if a then b else if c then d else e", "(if a b (if c d e))"],
    ["if a then let x = 1 in b; c", "(if a (let [x = 1] (; b c)))"],
    ["if a then b := c else d := e; f", "(; (if a (:= b c) (:= d e)) f)"],
    ["let x = 1 in a; b", "(let [x = 1] (; a b))"],
    ["fun x -> a; b", "(fun x -> (; a b))"],
    ["a; b; c;", "(; a b c)"],
    ["a;", "a"],
    ["begin a; b end", "(; a b)"],
    [
      "match a with A -> match b with C -> 1 | D -> 2 | E -> 3",
      "(match a [A -> (match b [C -> 1] [D -> 2] [E -> 3])])",
    ],
    ["(match a with | x -> 1 | y -> 2), 3", "<(match a [x -> 1] [y -> 2]) 3>"],
    ["match a; b with x when c; d -> e; f | g -> h", "(match (; a b) [x when (; c d) -> (; e f)] [g -> h])"],
    ["try try a with B -> c with D -> e", "(try (try a [B -> c]) [D -> e])"],
    ["function A when x -> 1 | B -> 2", "(function [A when x -> 1] [B -> 2])"],
    ["fun x y : int -> z", "(fun x y -> (: z int))"],
    ["let rec f x = g and g = f in f", "(let rec [f = (fun x -> g)] [g = f] f)"],
    ["let f x : int = x in f", "(let [f = (fun x -> (: x int))] f)"],
    ["let open M in a; b", "(open M (; a b))"],
    [
      "M.(a; b), M.[x], M.{y = 1}, M.[|z|], M.()",
      "<(open M (; a b)) (open M [x]) (open M { y=1}) (open M [|z|]) (open M ())>",
    ],
    ["while a do b; c done", "(while a (; b c))"],
    ["for i = 1 to 2 do a done", "(for i 1 to 2 a)"],
    ["for _ = 2 downto 1 do a done", "(for _ 2 downto 1 a)"],
    ["lazy (f x), assert false", "<(lazy (f x)) (assert false)>"],
    ["(e : int * int -> int list)", "(: e (-> <int int> (list int)))"],
    ["(a; b : int)", "(: (; a b) int)"],
    ["f (fun x -> x) (function A -> 1)", "(f (fun x -> x) (function [A -> 1]))"],
    ["a >>= fun x -> b >>= fun y -> c", "(>>= a (fun x -> (>>= b (fun y -> c))))"],
    ["f ~x ~y:1 ~(z : int) ?a ?b:c", "(f ~x:x ~y:1 ~z:(: z int) ?a:a ?b:c)"],
    ["fun ~x ~y:(a, b) ~(z : t) -> 1", "(fun ~x:x ~y:<a b> ~z:(: z t) -> 1)"],
    ["fun ?x ?y:z -> 1", "(fun ?x:x ?y:z -> 1)"],
    ["fun ?(x = 1) ?(y : int = 2) -> 1", "(fun ?x:x=1 ?y:(: y int)=2 -> 1)"],
    ["fun ?x:(y = 1; 2) ?x:(A b : t = c) -> 1", "(fun ?x:y=(; 1 2) ?x:(: (A of b) t)=c -> 1)"],
    ["(f : x:int -> ?y:(a -> b) -> ? z:c -> d)", "(: f (-> x:int (-> ?y:(-> a b) (-> ?z:c d))))"],
    ["let* x = a in b", "(let* a (fun x -> b))"],
    ["let+ x = a and+ y = b and+ z = c in d", "(let+ (and+ (and+ a b) c) (fun <<x y> z> -> d))"],
    ["let* x and* y in d", "(let* (and* x y) (fun <x y> -> d))"],
    ["let* f x = a in let* y : t = b in c", "(let* (fun x -> a) (fun f -> (let* b (fun (: y t) -> c))))"],
    ["let ( let* ) = ( and+ ) in M.( let* )", "(let [let* = and+] M.let*)"],
    ["fun (type a) (x : a) -> x", "(newtype a (fun (: x a) -> x))"],
    ["fun x (type a b) ~y -> y", "(fun x -> (newtype a (newtype b (fun ~y:y -> y))))"],
    ["let f (type a) : a = x in f", "(let [f = (newtype a (: x a))] f)"],
    [
      "let f : type a. a -> a M.a = x in f",
      "(let [(: f (forall a (-> 'a (M.a 'a)))) = (newtype a (: x (-> a (M.a a))))] f)",
    ],
    ["1 + let y = 2 in y + 3", "(+ 1 (let [y = 2] (+ y 3)))"],
    ["f x [@attribute 1 + (2)]", "(f x)"],
    ["f (* (* it's *) \"*)\" '\"' *) x", "(f x)"],
    ["match-1 with effect -> effect", "(match -1 [effect -> effect])"],
    ["a##b##c", "(## (## a b) c)"],
  ])("%s", (text, expected) => expect(exprShapeOf(text)).toBe(expected));
});

describe("literals", () => {
  test.each([
    ["0x1F + 0o17 + 0b101 + 1_000", "(+ (+ (+ 31 15) 5) 1000)"],
    ["4611686018427387903, -4611686018427387904", "<4611686018427387903 -4611686018427387904>"],
    ["0x7fffffffffffffff, 0x4000000000000000, -0x4000000000000000", "<-1 -4611686018427387904 -4611686018427387904>"],
    ["1., 1e3, 0x1.8p3, 1_000.5, 0x1p-1074, 1e400", "<1. 1000. 12. 1000.5 5e-324 Infinity>"],
    [String.raw`"\n\t\b\r\\\"\'\ \065\x41\o101\u{e9}"`, String.raw`"\n\t\b\r\\\"' AAAÃ©"`],
    ['"a\\\n   b\\q\nc"', String.raw`"ab\\q\nc"`],
    ['{|a"b|}, {id||}|id}', String.raw`<"a\"b" "|}">`],
    [String.raw`'a', '\'', '"', '\\', '\065', '\x41', '\o101'`, String.raw`<'a' ''' '"' '\' 'A' 'A' 'A'>`],
  ])("%s", (text, expected) => expect(exprShapeOf(text)).toBe(expected));
});

// ---- patterns, types, structures ----

describe("patterns", () => {
  test.each([
    ["A | B as x", "(as (| A B) x)"],
    ["a, b as x", "(as <a b> x)"],
    ["a as b, c", "<(as a b) c>"],
    ["a :: b :: c", "(:: of <a (:: of <b c>)>)"],
    ["A x :: b", "(:: of <(A of x) b>)"],
    ["A B x", "(A of (B of x))"],
    ["A (x, _)", "(A of <x _>)"],
    ["-1 | +2 | -1.5", "(| -1 2 -1.5)"],
    ["'a'..'f' | 'z'..'x'", "(| 'a'..'f' 'x'..'z')"],
    ["[a; b] | []", "(| [a b] [])"],
    ["[|a|]", "[|a|]"],
    ["{x; M.y = A; z : int; _}", "{ x=x M.y=A z=(: z int) _}"],
    ["(x : int)", "(: x int)"],
    ["lazy (A x)", "(lazy (A of x))"],
    ["exception A x | B", "(| (exception (A of x)) B)"],
    ["B | exception A | C", "(| B (exception A) C)"],
    ["exception (A | B)", "(exception (| A B))"],
    ["A | (B | C)", "(| A (| B C))"],
    ["M.(A x), M.[y], M.()", "<(open M (A of x)) (open M [y]) (open M ())>"],
    ['(+), (), true, "s"', '<+ () true "s">'],
  ])("%s", (text, expected) => expect(exprShapeOf(`match e with ${text} -> 0`)).toBe(`(match e [${expected} -> 0])`));
});

describe("structures", () => {
  test.each([
    ["", ""],
    ["(* nothing *)", ""],
    [";; 1 ;; ;; let x = 1 ;; 2 let y = 3", "(eval 1) (let [x = 1]) (eval 2) (let [y = 3])"],
    ["let f (x : int) (y, z) {a} _ () : int = 1", "(let [f = (fun (: x int) <y z> { a=a} _ () -> (: 1 int))])"],
    ["let f : 'a 'b. 'a -> 'b = g", "(let [(: f (forall a b (-> 'a 'b))) = g])"],
    ["let x : int = 1 and (y, z) : t = e", "(let [(: x int) = 1] [(: <y z> t) = e])"],
    ["let (+++) a b = a and (!!) = f", "(let [+++ = (fun a b -> a)] [!! = f])"],
    ["let x, y = 1, 2 let Some z = e let () = ()", "(let [<x y> = <1 2>]) (let [(Some of z) = e]) (let [() = ()])"],
    ["let[@inline] f x = x [@@deriving show] [@@@warning]", "(let [f = (fun x -> x)])"],
    ["type t = A | B of int * string | C of (int * string)", "(type [t | A | B int string | C <int string>])"],
    ["type 'a t = 'a list and (_, 'b) u = | U", "(type [t 'a = (list 'a)] [u _ 'b | U])"],
    ["type t = {mutable a : int; b : 'a -> 'b -> c}", "(type [t { mutable a: int b: (-> 'a (-> 'b c))}])"],
    ["type nonrec t = t type u = M.u = A type v", "(type nonrec [t = t]) (type [u = M.u | A]) (type [v])"],
    ["type 'a list = [] | (::) of 'a * 'a list", "(type [list 'a | [] | :: 'a (list 'a)])"],
    ["type t = (int, _) M.t as 'a", "(type [t = (as (M.t int _) 'a)])"],
    ["exception E exception F of int * t exception G = M.F", "(exception E) (exception F int t) (exception G = M.F)"],
    ["module F (X : S) () : T = F(X)", "(module F (functor [X S] (functor () (: (F X) T))))"],
    ["type t = F(X.Y).N.t", "(type [t = N.t])"],
    [
      "module type S = sig type t = private int val x : t include T with type u := t end",
      "(module type S (sig (type [t = int]) (val x t) (include (T with u:[u = t]))))",
    ],
    ["module rec A : S = B and B : T = A", "(module rec [A S B] [B T A])"],
    ["let f (module M : S) = (module M : S)", "(let [f = (fun (module M S) -> (pack M S))])"],
    ["module M = (val m : S)", "(module M (val (: m (module S))))"],
    ["let open struct end in x", "(eval (let (open (struct)) x))"],
    [
      "module M = struct let x = 1 ;; x end module N = M.P",
      "(module M (struct (let [x = 1]) (eval x))) (module N M.P)",
    ],
    ["open M open! M.N open struct end include M", "(open M) (open M.N) (open (struct)) (include M)"],
    ['external f : int -> int = "prim" "native"', "(external f (-> int int) prim)"],
  ])("%s", (text, expected) => expect(shape(text)).toBe(expected));
});

// ---- places ----

function textsOf(text: string, kind: string): readonly string[] {
  const result = read(text);
  return textsUnder(result.ok ? result.value : [], text, kind);
}

describe("places", () => {
  test.each([
    ["let x = (match a with b -> c) + 1", "match", ["(match a with b -> c)"]],
    ["let x = begin match a with b -> c end", "match", ["begin match a with b -> c end"]],
    ["let f a (Some b) = c", "fun", ["a (Some b) = c"]],
    ["let f = fun (Some b) -> c", "fun", ["fun (Some b) -> c"]],
    ["let f = function A -> 1", "function", ["function A -> 1"]],
    ["let f x : int = y", "typed", [": int = y"]],
    ["f (x : int)", "typed", ["(x : int)"]],
    ["a; b;", "sequence", ["a; b;"]],
    ["f (* c *) x y", "apply", ["f (* c *) x y"]],
    ["assert (* c *) (f x)", "assert", ["assert (* c *) (f x)"]],
  ])("%s: %s", (text, kind, expected) => expect(textsOf(text, kind)).toEqual(expected));
});

// ---- size ----

describe("size", () => {
  const repeat = (n: number, text: string): string => text.repeat(n);
  test.each([
    ["parentheses", `${repeat(10_000, "(")}1${repeat(10_000, ")")}`],
    ["a list literal", `[${repeat(10_000, "1;")}]`],
    ["lists in lists", `${repeat(10_000, "[")}1${repeat(10_000, "]")}`],
    ["let in", `${repeat(2_000, "let x = 1 in ")}x`],
    ["a sequence", `${repeat(5_000, "f ();")}x`],
    ["operators to the right", `${repeat(10_000, "a ^ ")}a`],
    ["operators to the left", `${repeat(10_000, "a - ")}a`],
    ["else if", `${repeat(5_000, "if a then b else ")}c`],
    ["match in match", `${repeat(2_000, "match a with A -> 1 | B -> ")}c`],
    ["comments", `${repeat(10_000, "(*")} ${repeat(10_000, "*)")} 1`],
  ])("deep or long %s can be read", (_, text) => expect(read(text).ok).toBe(true));
});
