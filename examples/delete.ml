(* Deletes an element from a binary search tree. *)
type tree = Leaf | Node of tree * int * tree

let rec smallest x = function Leaf -> x | Node (left, y, _) -> smallest y left

let rec delete x = function
  | Leaf -> Leaf
  | Node (left, y, right) when x < y -> Node (delete x left, y, right)
  | Node (left, y, right) when x > y -> Node (left, y, delete x right)
  | Node (left, _, Leaf) -> left
  | Node (left, y, right) ->
      let next = smallest y right in
      Node (left, next, delete next right)

let rec all_in low high = function
  | Leaf -> true
  | Node (left, y, right) -> low < y && y < high && all_in low y left && all_in y high right

let is_search_tree (_ : int) tree = all_in min_int max_int tree
