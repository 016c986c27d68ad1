type tree = Leaf | Node of tree * int * tree
let rec smallest t d =
  match t with
  | Leaf -> d
  | Node (l, x, _) -> smallest l x
