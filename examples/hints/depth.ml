type tree = Leaf | Node of tree * int * tree

let rec depth tree =
  match tree with
  | Leaf -> 0
  | Node (left, _, right) -> 1 + max (depth left) (depth right)
