(* ask: check last.reference.ml --dump explored *)
let last = function [] -> None | x :: _ -> Some x
