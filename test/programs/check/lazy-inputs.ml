(* ask: check *)
(* Data that recurs through what is lazy is made as far as the programs look; forcing more is no difference. *)
type 'a cell = Nil | Cons of 'a * 'a t
and 'a t = 'a cell Lazy.t
let rec take n (lazy c) = match c with Nil -> [] | Cons (x, t) -> if n = 0 then [] else take (n - 1) t @ [x]
let rec map f (l : 'a t) : 'b t = lazy (match Lazy.force l with Nil -> Nil | Cons (x, t) -> Cons (f x, t |> Lazy.force |> fun _ -> map f t))
let head (l : int t) = match Lazy.force l with Nil -> 0 | Cons (x, t) -> ignore (Lazy.force t); x
type l = N | C of int * l Lazy.t
let rec sum = function N -> 0 | C (h, t) -> h
let first = function N -> 0 | C (h, lazy _) -> h
type a = A of b Lazy.t | End and b = B of int * a Lazy.t
let rec count = function A (lazy (B (_, a))) -> 1 | End -> 0
type tree = Leaf | Node of tree Lazy.t * int * tree Lazy.t
let rec size = function Leaf -> 0 | Node (l, _, r) -> size (Lazy.force l) + 1
let rec app a b = lazy (match Lazy.force a with Nil -> Lazy.force b | Cons (x, t) -> Cons (x, app b t))
