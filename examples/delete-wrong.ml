(* As delete.ml, but loses what stands to the right of the element that moves up. *)
type tree = Leaf | Node of tree * int * tree

let rec take_smallest = function
  | Leaf -> invalid_arg "take_smallest"
  | Node (Leaf, x, _) -> (x, Leaf)
  | Node (left, x, right) ->
      let smallest, rest = take_smallest left in
      (smallest, Node (rest, x, right))

let rec delete x = function
  | Leaf -> Leaf
  | Node (left, y, right) ->
      if x < y then Node (delete x left, y, right)
      else if x > y then Node (left, y, delete x right)
      else if right = Leaf then left
      else
        let next, rest = take_smallest right in
        Node (left, next, rest)
