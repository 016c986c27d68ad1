(* Binary search trees as in tree.ml, written in another way. *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec insert x tree =
  match tree with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (_, y, _) when x = y -> tree
  | Node (left, y, right) when y < x -> Node (left, y, insert x right)
  | Node (left, y, right) -> Node (insert x left, y, right)

let rec member x tree =
  match tree with
  | Leaf -> false
  | Node (left, y, right) -> if x < y then member x left else x = y || member x right

let of_list = function [] -> Leaf | items -> List.fold_left (fun tree x -> insert x tree) Leaf items

let to_list tree =
  let rec onto rest = function
    | Leaf -> rest
    | Node (left, x, right) -> onto (x :: onto rest right) left
  in
  onto [] tree
