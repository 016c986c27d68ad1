(* Binary search trees that hold an element twice when it is inserted twice. *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (left, y, right) ->
      if x < y then Node (insert x left, y, right)
      else Node (left, y, insert x right)

let rec member x = function
  | Leaf -> false
  | Node (left, y, right) -> x = y || member x (if x < y then left else right)

let of_list items = List.fold_left (fun tree x -> insert x tree) Leaf items

let rec to_list = function
  | Leaf -> []
  | Node (left, x, right) -> to_list left @ (x :: to_list right)
