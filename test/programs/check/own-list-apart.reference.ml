(* ask: check *)
type 'a list = [] | ( :: ) of 'a * 'a list
type t = { a : int; b : int }
type u = { c : int }
let first (l : int list) = match l with [] -> 0 | x :: _ -> x
let left t = t.a - t.b
let only u = u.c
