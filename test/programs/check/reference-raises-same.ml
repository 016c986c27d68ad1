(* ask: check reference-raises.reference.ml --exceptions same *)
(* Differs on []: an exception is expected. *)
let rec last = function [] -> 0 | [ x ] -> x | _ :: rest -> last rest
