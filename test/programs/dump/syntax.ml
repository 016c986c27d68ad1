(* ask: run --dump syntax -e "last [1]" *)
let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest
