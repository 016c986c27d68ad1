(* ask: check --strategy prove *)
(* Nothing that compares constructors is proved where they are in another order; what only tells them apart is. *)
type color = Green | Red | Blue
type 'a box = Full of 'a | Empty

let larger (a : color) b = if a < b then b else a
let all_below c l = List.for_all (fun x -> x < c) l
let best l = List.fold_left max Empty l
let is_red c = match c with Red -> true | _ -> false
let rec count c = function [] -> 0 | x :: r -> (if x = c then 1 else 0) + count c r
