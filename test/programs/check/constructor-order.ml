(* ask: check *)
(* Constructors in another order than the reference's: what compares them parts, also where it is for all types. *)
type color = Green | Red | Blue
type 'a box = Full of 'a | Empty

let larger (a : color) b = if a < b then b else a
let all_below c l = List.for_all (fun x -> x < c) l
let best l = List.fold_left max Empty l
let is_red c = match c with Red -> true | _ -> false
let rec count c = function [] -> 0 | x :: r -> (if x = c then 1 else 0) + count c r
