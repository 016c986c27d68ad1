(* Recursive modules: trees whose children are a set of trees. check: count *)

(* A tree has a set of children, and the set needs to compare trees: each module needs the other. *)
module rec Tree : sig
  type t = Node of int * Forest.t

  val compare : t -> t -> int
end = struct
  type t = Node of int * Forest.t

  let compare (Node (x, xs)) (Node (y, ys)) = match Int.compare x y with 0 -> Forest.compare xs ys | order -> order
end

and Forest : (Set.S with type elt = Tree.t) = Set.Make (Tree)

(* Mutually recursive data: how such trees are written down, in any order and with repetitions. *)
type written = { label : int; below : list_of_trees }
and list_of_trees = Nil | Tree_and of written * list_of_trees

let rec tree_of { label; below } = Tree.Node (label, forest_of below)
and forest_of = function Nil -> Forest.empty | Tree_and (tree, rest) -> Forest.add (tree_of tree) (forest_of rest)

(* The order of children does not matter, nor how often one is written. *)
let same a b = Tree.compare (tree_of a) (tree_of b) = 0

let count written =
  let rec nodes (Tree.Node (_, children)) = Forest.fold (fun child total -> total + nodes child) children 1 in
  nodes (tree_of written)

let rec depth { below; _ } = 1 + depth_of_list below
and depth_of_list = function Nil -> 0 | Tree_and (tree, rest) -> max (depth tree) (depth_of_list rest)

(* Evenness by two modules that call each other. *)
module rec Even : sig
  val holds : int -> bool
end = struct
  let holds n = n = 0 || Odd.holds (n - 1)
end

and Odd : sig
  val holds : int -> bool
end = struct
  let holds n = n <> 0 && Even.holds (n - 1)
end

let rec show (Tree.Node (label, children)) =
  match Forest.elements children with
  | [] -> string_of_int label
  | trees -> Printf.sprintf "%d(%s)" label (String.concat " " (List.map show trees))

let () =
  let tree label trees = { label; below = List.fold_right (fun tree rest -> Tree_and (tree, rest)) trees Nil } in
  let a = tree 1 [ tree 3 []; tree 2 [ tree 5 []; tree 4 [] ]; tree 3 [] ] in
  let b = tree 1 [ tree 2 [ tree 4 []; tree 5 [] ]; tree 3 [] ] in
  print_endline (show (tree_of a));
  Printf.printf "%b %d %d\n" (same a b) (count a) (depth a);
  Printf.printf "%b %b\n" (Even.holds 10) (Odd.holds 10)
