(* ask: check *)
(* Differs on two strings: no separator between them. *)
let rec join = function [] -> "" | s :: rest -> s ^ join rest
