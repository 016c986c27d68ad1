(* Polymorphic variants, and constructors of several types. *)
let f = function `A -> 1 | `B x -> x - 1 | `C (x, y) -> x - y
let g x = f (if x > 0 then `A else if x < -5 then `B x else `C (x, 1))
let h (x : [ `A | `D ]) = match x with `A -> `D | `D -> `A
type t = [ `P of int | `Q ]
let i : t -> int = function `P n -> n | `Q -> 0
let j a b = if a then `X (b, 1) else `X (1, b)
let k x = match x with `A | `B _ | `C _ as y -> f y
type a = A | B of int
type b = A | C of string | B of b
let l (x : a) = match x with A -> 0 | B n -> n + 1
let m x = match x with A -> 0 | C _ -> 1 | B _ -> 2
let n (x : a) : b = match x with A -> A | B n -> if n > 0 then C "x" else B A
let o (x : a) (y : a) = if x = A then y else x
let rec p (x : b) = match x with A -> A | C s -> C (s ^ "a") | B y -> B (p y)
