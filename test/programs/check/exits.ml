(* ask: check *)
(* Differs on []: it ends the program. *)
let head = function [] -> exit 1 | x :: _ -> x
