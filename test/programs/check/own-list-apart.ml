(* ask: check *)
(* Cannot be compared, and the types of the functions would not tell why: they are called the same. *)
type t = { b : int; a : int }
type u = { d : int }
let first (l : int list) = match l with [] -> 0 | x :: _ -> x
let left t = t.a - t.b
let only u = u.d
