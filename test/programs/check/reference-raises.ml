(* ask: check *)
(* Agrees on non-empty lists: where the reference raises is no test. *)
let rec last = function [] -> 0 | [ x ] -> x | _ :: rest -> last rest
