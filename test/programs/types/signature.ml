(* ask: types *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type point = { x : int; mutable y : float }
type name = string
exception Bad of int * string
let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) as t -> if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t
let compose f g x = f (g x)
let cell = ref []
let origin = { x = 0; y = 0. }
module M = struct let twice f x = f (f x) end
