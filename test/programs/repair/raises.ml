(* ask: check --hints 6 *)
type tree = Leaf | Node of tree * int * tree

let rec smallest t d =
  match t with
  | Node (Leaf, x, _) -> x
  | Node (l, x, _) -> smallest l x
