(* ask: suite --budget 1 --dump paths *)
let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest
