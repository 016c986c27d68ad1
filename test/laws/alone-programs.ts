// Functions for the laws of paths: between them they match, compare, compute, raise, loop,
// build, sort and call unknown functions, over every kind of input that can be enumerated.
export type AloneProgram = { readonly name: string; readonly text: string };

const TREE = "type tree = Leaf | Node of tree * int * tree\n";
const SHAPE = "type shape = Dot | Circle of int | Named of string * shape | Both of shape * shape\n";
const RECORD = "type point = { x : int; name : string; inside : bool }\n";
const MUTUAL = "type a = Stop | To of b * int\nand b = Back of a | Flag of bool\n";

export const ALONE_PROGRAMS: readonly AloneProgram[] = [
  { name: "length", text: "let rec f = function [] -> 0 | _ :: r -> 1 + f r" },
  { name: "sum", text: "let rec f = function [] -> 0 | x :: r -> x + f r" },
  {
    name: "insertion",
    text: "let rec f (x : int) l = match l with [] -> [x] | y :: r -> if x <= y then x :: l else y :: f x r",
  },
  {
    name: "sorting",
    text: "let rec ins (x : int) = function [] -> [x] | y :: r -> if x < y then x :: y :: r else y :: ins x r\nlet rec f = function [] -> [] | x :: r -> ins x (f r)",
  },
  { name: "reversal", text: "let f l = List.rev (List.map (fun x -> x * 2) l)" },
  { name: "second", text: "let f (l : int list) = List.nth l 1" },
  {
    name: "literals",
    text: "let f (x : int) (l : int list) = match x, l with 0, _ -> 0 | 1, [y] -> y | _, [0; 1] -> 2 | -1, _ :: _ -> 3 | n, _ -> n",
  },
  {
    name: "guards",
    text: "let rec f = function x :: y :: r when (x : int) > y -> y :: f (x :: r) | x :: r -> x :: f r | [] -> []",
  },
  { name: "membership", text: "let f (x : int) l = List.mem x l" },
  {
    name: "pairs in lists",
    text: "let rec f (k : int) = function [] -> raise Not_found | (k', v) :: r -> if k = k' then (v : bool) else f k r",
  },
  { name: "division", text: "let f a b = if a / b > 1 then a mod b else b / 2" },
  { name: "evenness", text: "let f n = if n mod 2 = 0 then n / 2 else (3 * n) + 1" },
  { name: "a loop on an integer", text: "let rec f n = if n <= 0 then 0 else 1 + f (n - 1)" },
  { name: "an endless loop", text: "let rec f n = if n = 1 then n else f (n - 1 + 1)" },
  { name: "euclid", text: "let rec f a b = if b = 0 then a else f b (a mod b)" },
  { name: "squares", text: "let f a b = if a * a = b then a * b else if a * b > 2 then a - b else a + b" },
  {
    name: "comparison",
    text: "let f (a : int) b = match compare a b with 0 -> 10 | c when c < 0 -> c - 1 | c -> c * 2",
  },
  { name: "min and max", text: "let f (a : int) b c = max a (min b c)" },
  {
    name: "tree insertion",
    text: `${TREE}let rec f x = function Leaf -> Node (Leaf, x, Leaf) | Node (l, y, r) -> if x < y then Node (f x l, y, r) else if x > y then Node (l, y, f x r) else raise Exit`,
  },
  { name: "tree height", text: `${TREE}let rec f = function Leaf -> 0 | Node (l, _, r) -> 1 + max (f l) (f r)` },
  { name: "tree equality", text: `${TREE}let f (t : tree) u = t = u` },
  { name: "tree order", text: `${TREE}let f (t : tree) u = compare t u, t <= u` },
  { name: "list order", text: "let f (a : int list) b = if a < b then -1 else if a = b then 0 else 1" },
  {
    name: "shapes",
    text: `${SHAPE}let rec f = function Dot -> 0 | Circle n when n < 0 -> invalid_arg "f" | Circle n -> n | Named ("x", s) -> f s | Named (n, _) -> String.length n | Both (a, b) when a = b -> f a | Both (a, b) -> f a + f b`,
  },
  {
    name: "records",
    text: `${RECORD}let f p q = if p.inside && not q.inside then { p with x = q.x } else if p = q then p else { q with name = p.name ^ q.name }`,
  },
  {
    name: "mutual recursion",
    text: `${MUTUAL}let rec f = function Stop -> 0 | To (b, n) -> n + g b\nand g = function Back a -> 1 + f a | Flag true -> 100 | Flag false -> 200`,
  },
  {
    name: "strings",
    text: 'let f a b = if a = b then a ^ b else if a < b then "less" ^ a else if String.length b > String.length a then b else a',
  },
  {
    name: "characters",
    text: "let f s = if String.length s > 0 && s.[0] = 'x' then 1 else if s.[0] > 'a' then 2 else 3",
  },
  { name: "a char", text: "let f c = match c with 'a' .. 'm' -> 0 | '0' -> 1 | c -> Char.code c + 1" },
  { name: "booleans", text: "let f a b c = if a = b then not c else (a && c) || (b <> c)" },
  {
    name: "truths of conditions",
    text: "let f (x : int) y = let p = x < y and q = y < 1 in if p = q then 1 else if p > q then 2 else 3",
  },
  {
    name: "options",
    text: "let f o p = match o, p with Some x, Some y -> Some (x + y) | None, Some z | Some z, None -> Some z | _ -> None",
  },
  {
    name: "handlers",
    text: "let f l = try List.hd l / List.hd (List.tl l) with Division_by_zero -> -1 | Failure s -> String.length s",
  },
  { name: "cells", text: "let f l = let r = ref 0 in List.iter (fun x -> if x > !r then r := x) l; !r" },
  { name: "arrays", text: "let f i = let a = [| 10; 20; 30 |] in a.(i) <- a.(i) + i; a" },
  { name: "a loop with a counter", text: "let f n = let s = ref 0 in for i = 1 to n do s := !s + i done; !s" },
  { name: "mapping", text: "let rec f g = function [] -> [] | x :: r -> let y = g x in y :: f g r" },
  { name: "filtering", text: "let f p (l : int list) = List.filter p l" },
  { name: "iterating", text: "let f g (x : int) = if g (g x) = g x then g x else (g 0 : int)" },
  { name: "polymorphic", text: "let f x l = List.assoc x l" },
  { name: "lazy values", text: "let f n = let v = lazy (10 / n) in if n > 1 then Lazy.force v + Lazy.force v else 0" },
  { name: "physical equality", text: "let f (a : int list) b (n : int) m = a == b, n == m, a == a, a != []" },
  {
    name: "many arguments",
    text: 'type t = T of int * int * int * bool * string\nlet f (T (a, b, c, d, e)) = if d then a + b else if e = "x" then c else a - b',
  },
  { name: "polynomials", text: "let f x y = if (x + y) * (x - y) = (x * x) - (y * y) then 1 else 0" },
  { name: "printing", text: 'let f n = string_of_int n ^ "!"' },
  {
    name: "a tuple of all",
    text: 'let f ((a, b), (c, (d : unit))) = if a then (b : int) + 1 else if c = "" then 2 else (d; 3)',
  },
];

/** Over inputs that cannot be enumerated: only what each path gives is checked. */
export const OTHER_PROGRAMS: readonly AloneProgram[] = [
  { name: "floats", text: "let f (x : float) y = if x < y then x +. 1. else if x = y then 0. else y *. x" },
  {
    name: "floats in tuples",
    text: "let f (x : float * int) y = if x < y then 1 else if x = y then 2 else if x > y then 3 else 4",
  },
  { name: "floats compared", text: "let f (x : float list) y = compare x y, x <= y, x >= y, max x y" },
  { name: "references", text: "let f r s = r := !r + !s; s := !r * 2; if !r > !s then r else s" },
  { name: "one reference twice", text: "let f r (s : int ref) = if r == s then 0 else if r = s then 1 else 2" },
  {
    name: "mutable fields",
    text: "type t = { mutable n : int; mutable l : int list }\nlet f t = (match t.l with [] -> t.n <- t.n + 1 | x :: r -> t.l <- r; t.n <- x); t",
  },
  { name: "arrays changed", text: "let f a i = a.(i) <- a.(i) + 1; if a.(0) > 1 then Array.length a else a.(1)" },
  { name: "arrays compared", text: "let f (a : int array) b = if a < b then 1 else if a = b then 2 else compare a b" },
  { name: "arrays joined", text: "let f a b = let c = Array.append a b in Array.sub c 1 (Array.length b)" },
  { name: "lazy inputs", text: "let f a b = if Lazy.force a > 1 then Lazy.force b else Lazy.force a + 1" },
  { name: "lazy inputs compared", text: "let f (a : int lazy_t) b = if a = b then 1 else if a < b then 2 else 3" },
  {
    name: "functions to lists",
    text: "let f g x = match g x with [] -> g (x + 1) | y :: _ -> if g y = g x then [y] else g 0",
  },
  { name: "functions of lists", text: "let f g a b = if g a > g b then g (a @ b) else (g b : int)" },
  { name: "functions of two", text: "let rec f g (z : int) = function [] -> z | x :: r -> f g (g z (x : int)) r" },
  { name: "functions of strings", text: "let f g s t = if g s then g t || s = t else g (s ^ t)" },
  { name: "functions of characters", text: "let f g (c : char) = if g c = c then 'x' else g (g c)" },
  { name: "partial application", text: "let f g x y = let h = g x in if h y = h x then (h 0 : int) else g y y" },
  {
    name: "partial application of three",
    text: "let f g x y = let h = g x y in if h 1 > h 2 then (h x : int) else g 1 2 y",
  },
  {
    name: "functions in data",
    text: "type t = F of (int -> int) | N of int\nlet f a b = match a, b with F g, N n -> g n | N n, F g -> g (g n) | F g, F h -> g (h 1) | N a, N b -> a + b",
  },
  {
    name: "functions compared",
    text: "let f (g : int -> int) h = try if g = h then 1 else 2 with Invalid_argument _ -> 3",
  },
  { name: "functions ordered", text: "let f (g : int -> int) h = try compare g h with Invalid_argument _ -> 3" },
  { name: "a function with itself", text: "let f (g : int -> int) = try compare g g with Invalid_argument _ -> 3" },
  {
    name: "a list of functions with itself",
    text: "let f (l : (int -> int) list) = try if l <= l then compare l l else 7 with Invalid_argument _ -> 3",
  },
  { name: "floats with themselves", text: "let f (l : float list) = l = l, compare l l, l == l, l <= l" },
  { name: "strings taken apart", text: "let f s n = String.sub s n 1 ^ String.make n 'a' ^ String.concat s [s; s]" },
  {
    name: "characters of strings",
    text: "let f s = String.map (fun c -> Char.chr (Char.code c + 1)) s, String.index_opt s 'b'",
  },
  { name: "numbers of strings", text: "let f s = int_of_string s + 1" },
  { name: "bits", text: "let f a b = if a land b > 1 then a lor b else (a lsl 2) lxor (b asr 1)" },
  {
    name: "large integers",
    text: "let f a b = if a > 4611686018427387900 then a + b else if b < min_int + 2 then b - a else abs a",
  },
  { name: "overflow", text: "let f a = if a + 1 < a then 1 else if a * 2 / 2 <> a then 2 else 3" },
  {
    name: "exceptions with values",
    text: "exception E of int * string\nlet f a s = if a > 0 then raise (E (a, s ^ s)) else try raise (E (a, s)) with E (0, t) -> t",
  },
  { name: "state across calls", text: "let n = ref 0\nlet f x = n := !n + x; if !n > 1 then !n else 0" },
  { name: "output", text: 'let f x = if x > 1 then print_int 3; print_string "a"; x' },
  { name: "results with unknowns", text: "let f l = match l with [] -> None | x :: r -> Some (r, x, r)" },
  { name: "results that are functions", text: "let f a b = if a > b then (fun x -> x + a) else fun x -> x" },
  { name: "results with delayed parts", text: "let f a = if a > 1 then lazy (a + 1) else Lazy.from_val a" },
];
