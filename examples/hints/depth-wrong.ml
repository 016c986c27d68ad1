type tree = Leaf | Node of tree * int * tree

let rec depth tree =
  match tree with
  | Leaf -> 0
  | Node (left, _, right) ->
      if depth left < depth right then 1 + depth left
      else 1 + depth left
