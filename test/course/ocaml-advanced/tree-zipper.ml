(* Zippers: a place in a tree, and the way back. check: up, next *)

type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type 'a path = Top | Left_of of 'a * 'a tree * 'a path | Right_of of 'a tree * 'a * 'a path
type 'a zipper = { focus : 'a tree; path : 'a path }

let start focus = { focus; path = Top }

let left z =
  match z.focus with Leaf -> None | Node (l, x, r) -> Some { focus = l; path = Left_of (x, r, z.path) }

let right z =
  match z.focus with Leaf -> None | Node (l, x, r) -> Some { focus = r; path = Right_of (l, x, z.path) }

let up z =
  match z.path with
  | Top -> None
  | Left_of (x, r, path) -> Some { focus = Node (z.focus, x, r); path }
  | Right_of (l, x, path) -> Some { focus = Node (l, x, z.focus); path }

let rec root z = match up z with None -> z.focus | Some z -> root z
let replace focus z = { z with focus }

let rec depth = function { path = Top; _ } -> 0 | z -> ( match up z with None -> 0 | Some z -> 1 + depth z)

(* The next node in order, if there is one. *)
let rec leftmost z = match left z with Some ({ focus = Node _; _ } as l) -> leftmost l | _ -> z

let next z =
  let rec climb z =
    match z.path with
    | Top -> None
    | Left_of _ -> up z
    | Right_of _ -> ( match up z with None -> None | Some z -> climb z)
  in
  match right z with Some ({ focus = Node _; _ } as r) -> Some (leftmost r) | _ -> climb z

let () =
  let t = Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 3, Leaf)) in
  let rec walk z =
    (match z.focus with Node (_, x, _) -> Printf.printf "%d at depth %d\n" x (depth z) | Leaf -> ());
    match next z with None -> z | Some z -> walk z
  in
  let z = walk (leftmost (start t)) in
  match root (replace Leaf z) with Node (_, _, Leaf) -> print_endline "cut" | _ -> print_endline "whole"
