(* ask: check last.reference.ml --dump functions *)
let last = function [] -> None | x :: _ -> Some x
