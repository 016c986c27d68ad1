(* ask: check effects.reference.ml *)
(* Without the option, the claim is about functions without effects. *)
let rec map f = function [] -> [] | x :: rest -> let ys = map f rest in f x :: ys
let exists = List.exists
let fold = List.fold_left
let compose f g x = let y = g x in f y
let ask question = 2 * question ()
