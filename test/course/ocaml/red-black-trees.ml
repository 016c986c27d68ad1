(* Red-black trees: search trees that balance themselves. check: insert, balance, black_height, is_red_black *)

type colour =
  | Red
  | Black

type tree =
  | Leaf
  | Node of colour * tree * int * tree

(* A red node with a red child is turned into a red node with two black ones, whichever way they hang. *)
let balance colour left x right =
  match (colour, left, x, right) with
  | Black, Node (Red, Node (Red, a, x, b), y, c), z, d
  | Black, Node (Red, a, x, Node (Red, b, y, c)), z, d
  | Black, a, x, Node (Red, Node (Red, b, y, c), z, d)
  | Black, a, x, Node (Red, b, y, Node (Red, c, z, d)) ->
      Node (Red, Node (Black, a, x, b), y, Node (Black, c, z, d))
  | _ -> Node (colour, left, x, right)

(* The root is always black. *)
let insert x tree =
  let rec go = function
    | Leaf -> Node (Red, Leaf, x, Leaf)
    | Node (colour, left, y, right) as node ->
        if x < y then balance colour (go left) y right
        else if x > y then balance colour left y (go right)
        else node
  in
  match go tree with
  | Node (_, left, y, right) -> Node (Black, left, y, right)
  | Leaf -> Leaf

let rec member x = function
  | Leaf -> false
  | Node (_, left, y, right) -> x = y || member x (if x < y then left else right)

(* How many black nodes are on every way down, if it is the same number on all. *)
let rec black_height = function
  | Leaf -> Some 0
  | Node (colour, left, _, right) -> (
      match (black_height left, black_height right) with
      | Some l, Some r when l = r -> Some (if colour = Black then l + 1 else l)
      | _ -> None)

let is_red = function
  | Node (Red, _, _, _) -> true
  | _ -> false

let rec no_red_pair = function
  | Leaf -> true
  | Node (colour, left, _, right) ->
      not (colour = Red && (is_red left || is_red right)) && no_red_pair left && no_red_pair right

let is_red_black tree = no_red_pair tree && black_height tree <> None

let rec elements = function
  | Leaf -> []
  | Node (_, left, x, right) -> elements left @ (x :: elements right)

let rec depth = function
  | Leaf -> 0
  | Node (_, left, _, right) -> 1 + max (depth left) (depth right)

let rec show = function
  | Leaf -> "."
  | Node (colour, left, x, right) ->
      Printf.sprintf "(%s %s%d %s)" (show left) (if colour = Red then "r" else "b") x (show right)

let () =
  let of_list xs = List.fold_left (fun tree x -> insert x tree) Leaf xs in
  let small = of_list [ 3; 1; 4; 1; 5; 9; 2; 6 ] in
  print_endline (show small);
  print_endline (String.concat " " (List.map string_of_int (elements small)));
  let ascending = of_list (List.init 100 Fun.id) in
  Printf.printf "100 in order: depth %d, red-black %b\n" (depth ascending) (is_red_black ascending);
  Printf.printf "member 42: %b, member 100: %b\n" (member 42 ascending) (member 100 ascending)
