(* ask: check *)
(* Differs: functions of options, pairs, lists and trees, and of two integers, are written by cases where nothing simpler will do. *)
type tree = Leaf | Node of tree * int * tree
let some (f : int option -> int) x = f (match x with None -> Some 1 | Some _ -> x)
let pair (f : int * int -> int) x y = f (y, x)
let sorted (f : int list -> bool) l = f (List.sort_uniq compare l)
let rec fold f acc = function [] -> acc | x :: rest -> f x (fold f acc (List.rev rest))
let rec labels (p : tree -> bool) = function
  | Leaf -> []
  | Node (l, x, r) as t -> if p t then [ x ] @ labels p l @ labels p r else []
