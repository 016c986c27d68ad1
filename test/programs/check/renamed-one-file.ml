(* ask: check --function last=final --function last=first --function last=laste --function lats=first --function last=size *)
(* Functions of one file: the same one may be compared with several. *)
let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest
let final l = match List.rev l with [] -> None | x :: _ -> Some x
let first = function [] -> None | x :: _ -> Some x
let size = List.length
