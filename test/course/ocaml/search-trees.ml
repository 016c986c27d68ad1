(* Binary search trees: smaller elements left, larger right. check: insert, remove, is_search_tree *)

type 'a tree =
  | Leaf
  | Node of 'a tree * 'a * 'a tree

let rec member x = function
  | Leaf -> false
  | Node (left, y, right) -> if x = y then true else if x < y then member x left else member x right

let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (left, y, right) as tree ->
      if x < y then Node (insert x left, y, right)
      else if x > y then Node (left, y, insert x right)
      else tree

let of_list xs = List.fold_left (fun tree x -> insert x tree) Leaf xs

let rec to_list = function
  | Leaf -> []
  | Node (left, x, right) -> to_list left @ (x :: to_list right)

(* The smallest element of a tree that is not empty, and the rest. *)
let rec take_smallest left x right =
  match left with
  | Leaf -> (x, right)
  | Node (l, y, r) ->
      let smallest, rest = take_smallest l y r in
      (smallest, Node (rest, x, right))

(* The next larger element takes the place of one with two children. *)
let rec remove x = function
  | Leaf -> Leaf
  | Node (left, y, right) when x < y -> Node (remove x left, y, right)
  | Node (left, y, right) when x > y -> Node (left, y, remove x right)
  | Node (Leaf, _, other) | Node (other, _, Leaf) -> other
  | Node (left, _, Node (l, y, r)) ->
      let next, rest = take_smallest l y r in
      Node (left, next, rest)

let rec depth = function
  | Leaf -> 0
  | Node (left, _, right) -> 1 + max (depth left) (depth right)

let rec is_strictly_sorted = function
  | x :: (y :: _ as rest) -> x < y && is_strictly_sorted rest
  | _ -> true

let is_search_tree tree = is_strictly_sorted (to_list tree)

let () =
  let tree = of_list [ 5; 2; 8; 1; 9; 3; 7; 5 ] in
  let show tree = String.concat " " (List.map string_of_int (to_list tree)) in
  Printf.printf "in order: %s\n" (show tree);
  Printf.printf "depth: %d\n" (depth tree);
  Printf.printf "member 3: %b, member 4: %b\n" (member 3 tree) (member 4 tree);
  let smaller = remove 5 (remove 9 tree) in
  Printf.printf "without 5 and 9: %s\n" (show smaller);
  Printf.printf "still a search tree: %b\n" (is_search_tree smaller)
