(* ask: check reference-raises.reference.ml --exceptions same *)
(* Differs on []: another exception is expected. *)
let rec last = function [] -> raise Not_found | [ x ] -> x | _ :: rest -> last rest
