(* ask: check --effects same *)
(* Which calls of a function are made, with what and in which order, shows only where the function has effects. *)
let rec map f = function [] -> [] | x :: rest -> let ys = map f rest in f x :: ys
let exists p l = List.fold_left (fun found x -> p x || found) false l
let fold = List.fold_left
let compose f g x = let y = g x in f y
let ask question = 2 * question ()
