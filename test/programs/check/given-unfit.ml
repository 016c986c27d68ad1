(* ask: check --function length --given positive *)
(* The predicate is about integers, the function about lists. *)
let rec length = function [] -> 0 | _ :: rest -> 1 + length rest
