(* ask: run *)
type t = A | B of int | C of int * string
let a = A 1
let b = B
let c = C 1
let f = function C (x, _, _) -> x | B -> 0 | A -> 1
let l : (int, string) list = []
