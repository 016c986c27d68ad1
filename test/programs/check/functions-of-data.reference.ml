type tree = Leaf | Node of tree * int * tree
let some (f : int option -> int) x = f x
let pair (f : int * int -> int) x y = f (x, y)
let sorted (f : int list -> bool) l = f (List.sort compare l)
let rec fold f acc = function [] -> acc | x :: rest -> f x (fold f acc rest)
let rec labels (p : tree -> bool) = function
  | Leaf -> []
  | Node (l, x, r) as t -> (if p t then [ x ] else []) @ labels p l @ labels p r
