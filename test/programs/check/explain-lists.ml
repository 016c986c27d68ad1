(* ask: check explain-lists.reference.ml --strategy prove --explain *)
(* Why functions are equal, and why some are not proved to be. *)
type tree = Leaf | Node of tree * int * tree

let rev l = let rec go acc = function [] -> acc | x :: rest -> go (x :: acc) rest in go [] l
let rec size = function Leaf -> 0 | Node (left, _, right) -> 1 + size left + size right
let rec last = function [] -> failwith "empty" | [ x ] -> x | _ :: rest -> last rest
let sign n = match compare n 0 with 0 -> 0 | c -> if c > 0 then 1 else -1
let longest ls = List.fold_right (fun l m -> if List.length l > List.length m then l else m) ls []
let count n = let rec go k = if k > 0 then k :: go (k - 1) else [] in go n
let twice f x = let y = f x in f y
let rec total l = match l with [] -> 0 | x :: rest -> x + total rest
let half n = let rec go m = if m = 0 then 0 else 1 + go (m - 2) in go n
