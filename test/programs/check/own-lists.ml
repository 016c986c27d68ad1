(* ask: check *)
(* Differ but for the second: a list of the library is written so that it cannot be taken for one of the program's own. *)
type 'a list = [] | ( :: ) of 'a * 'a list
let own (l : int list) = match l with [] -> 0 | x :: _ -> x + 1
let own_right (l : int list) = if l = [] then 0 else match l with x :: _ -> x | [] -> 1
let library (l : int Stdlib.List.t) = Stdlib.List.length l
