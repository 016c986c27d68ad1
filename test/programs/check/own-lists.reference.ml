(* ask: check *)
type 'a list = [] | ( :: ) of 'a * 'a list
let own (l : int list) = match l with [] -> 0 | x :: _ -> x
let own_right (l : int list) = match l with [] -> 0 | x :: _ -> x
let library (l : int Stdlib.List.t) = 0
