type tree = Leaf | Node of tree * int * tree

let rec mirror tree =
  match tree with
  | Leaf -> Leaf
  | Node (left, x, right) -> Node (right, x, mirror left)
