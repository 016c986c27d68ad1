(* ask: check --exceptions same *)
(* Agrees: both define the exception, with the same name and argument. *)
exception Empty of string
let first = function [] -> raise (Empty "first") | x :: _ -> x
