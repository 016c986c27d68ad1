// Functions that call others: for the law that composing finds the ways that running finds, and for measuring which of
// the two is faster on what kind of program.
import { INTERPRETER } from "./interpreter.js";

export type ComposeProgram = {
  readonly kind: string;
  readonly text: string;
  readonly function: string;
  /** For the law, and for the measurement. */
  readonly budgets: readonly [small: number, large: number];
};

const TREE = "type tree = Leaf | Node of tree * int * tree\n";

export const COMPOSE_PROGRAMS: readonly ComposeProgram[] = [
  { kind: "an interpreter with closures", text: INTERPRETER, function: "run", budgets: [5, 8] },
  {
    kind: "an evaluator with exceptions",
    text: `type op = Plus | Minus | Div
type e = Num of int | Bin of op * e * e | Safe of e
exception Zero
let app op a b = match op with Plus -> a + b | Minus -> a - b | Div -> if b = 0 then raise Zero else a / b
let rec f e = match e with
  | Num n -> n
  | Bin (op, a, b) -> app op (f a) (f b)
  | Safe a -> (try f a with Zero -> 0)`,
    function: "f",
    budgets: [4, 8],
  },
  {
    kind: "a simplifier",
    text: `type e = Num of int | Var | Add of e * e | Mul of e * e
let rec f e = match e with
  | Num _ | Var -> e
  | Add (a, b) -> (match f a, f b with
      | Num 0, y -> y | x, Num 0 -> x | Num x, Num y -> Num (x + y) | x, y -> Add (x, y))
  | Mul (a, b) -> (match f a, f b with
      | Num 0, _ | _, Num 0 -> Num 0 | Num 1, y -> y | x, Num 1 -> x | x, y -> Mul (x, y))`,
    function: "f",
    budgets: [3, 6],
  },
  {
    kind: "insertion sort",
    text: `let rec insert (x : int) l = match l with [] -> [x] | y :: r -> if x <= y then x :: l else y :: insert x r
let rec f l = match l with [] -> [] | x :: r -> insert x (f r)`,
    function: "f",
    budgets: [9, 16],
  },
  {
    kind: "search trees",
    text: `${TREE}let rec insert x t = match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) -> if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t
let rec mem (x : int) t = match t with
  | Leaf -> false
  | Node (l, y, r) -> if x < y then mem x l else if x > y then mem x r else true
let f a b t = mem a (insert b t)`,
    function: "f",
    budgets: [4, 8],
  },
  {
    kind: "conditions on numbers",
    text: `let clamp x = if x < 0 then 0 else if x > 100 then 100 else if x mod 2 = 0 then x else x + 1
let f a b c d e = clamp a + clamp b + clamp c + clamp d + clamp e`,
    function: "f",
    budgets: [5, 5],
  },
  {
    kind: "conditions on strings",
    text: `let kind s =
  if String.length s = 0 then 0
  else if s.[0] = '#' then 1
  else if String.length s > 3 && s.[1] = s.[2] then 2
  else 3
let f a b c d = kind a + (kind b * 10) + (kind c * 100) + (kind d * 1000)`,
    function: "f",
    budgets: [4, 4],
  },
  {
    kind: "what needs the big solver",
    text: `let step n = if n mod 2 = 0 then n / 2 else (3 * n) + 1
let rec steps n k = if n <= 1 then k else if k = 0 then n else steps (step n) (k - 1)
let f a b = steps a 4 + steps b 4`,
    function: "f",
    budgets: [8, 20],
  },
  {
    kind: "much that is known",
    text: `let rec build n = if n = 0 then [] else (n * n) :: build (n - 1)
let rec nth l n = match l with [] -> 0 | x :: r -> if n = 0 then x else nth r (n - 1)
let rec f l = match l with [] -> 0 | x :: r -> (if x < nth (build 20) 10 then 1 else 2) + f r`,
    function: "f",
    budgets: [50, 150],
  },
];

/** What must not be composed, or only with care. */
export const CAREFUL_PROGRAMS: readonly ComposeProgram[] = [
  {
    kind: "a function is an argument",
    text: "let rec map g = function [] -> [] | x :: r -> g x :: map g r\nlet f g l = List.length (map g (map g l)) + g 1",
    function: "f",
    budgets: [6, 6],
  },
  {
    kind: "a function is a result",
    text: "let add a = if a > 0 then fun b -> a + b else fun b -> b\nlet f a b c = add a b + add c b",
    function: "f",
    budgets: [4, 4],
  },
  {
    kind: "state is kept",
    text: "let count = ref 0\nlet next x = incr count; if x > 0 then !count else 0\nlet f a b = if next a + next b > 2 then next a else 0",
    function: "f",
    budgets: [4, 4],
  },
  {
    kind: "a reference is an argument",
    text: "let bump r x = if x > 0 then r := !r + x else r := 0\nlet f a b = let r = ref 1 in bump r a; bump r b; !r",
    function: "f",
    budgets: [3, 3],
  },
  {
    kind: "identity matters",
    text: "let same l = match l with x :: r when x = 0 -> r | _ -> l\nlet f x = let l = [ x; 1 ] in if same l == l then 1 else 2",
    function: "f",
    budgets: [3, 3],
  },
  {
    kind: "something is printed",
    text: 'let say x = if x then print_string "yes" else print_string "no"\nlet f a b = say a; say b; a && b',
    function: "f",
    budgets: [4, 4],
  },
  {
    kind: "a table inside",
    text: `let kinds l =
  let t = Hashtbl.create 7 in
  List.iter (fun x -> Hashtbl.replace t x ()) l;
  Hashtbl.length t
let f (a : int list) b = kinds a - kinds b`,
    function: "f",
    budgets: [12, 12],
  },
  {
    kind: "calls that cost nothing",
    text: "let rec drop n l = match l with _ :: r when n > 0 -> drop (n - 1) r | _ -> l\nlet f l = List.length (drop 2 (drop 1 l))",
    function: "f",
    budgets: [4, 4],
  },
  {
    kind: "the same unknown twice",
    text: "let rec eq a b = match a, b with [], [] -> true | x :: r, y :: s -> x = (y : int) && eq r s | _ -> false\nlet f a b = eq a a, eq a b, eq b a",
    function: "f",
    budgets: [9, 9],
  },
  {
    kind: "functions that call each other",
    text: "type a = Stop | To of b * int\nand b = Back of a | Both of a * a\nlet rec f = function Stop -> 0 | To (b, n) -> if n > 0 then g b else -1\nand g = function Back a -> f a | Both (a, c) -> f a + f c",
    function: "f",
    budgets: [5, 5],
  },
];
