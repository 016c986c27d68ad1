(* A pattern of a constructor without parentheses *)
type tree = Leaf | Node of tree * int * tree
let rec sum_tree t =
  match t with
  | Leaf -> 0
  | Node l v r -> sum_tree l + v + sum_tree r
