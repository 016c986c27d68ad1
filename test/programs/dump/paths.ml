(* ask: check last.reference.ml --dump paths *)
let last = function [] -> None | x :: _ -> Some x
