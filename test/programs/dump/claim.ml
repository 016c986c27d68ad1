(* ask: check last.reference.ml --dump claim *)
let last = function [] -> None | x :: _ -> Some x
