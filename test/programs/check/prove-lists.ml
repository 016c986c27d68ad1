(* ask: check prove-lists.reference.ml --strategy prove *)
(* Accumulators, the library, what the reference raises on, what may not end, and what is not the same: no proof of that. *)
let sum l = let rec go total = function [] -> total | x :: rest -> go (total + x) rest in go 0 l
let rev l = let rec go done_ = function [] -> done_ | x :: rest -> go (x :: done_) rest in go [] l
let keep p l = List.filter p l
let rec last l = match l with [] -> 0 | [ x ] -> x | _ :: rest -> last rest
let rec down n = if n <> 0 then down (n - 1) else 0
let rec top l = match l with [] -> 0 | x :: rest -> max x (top l)
