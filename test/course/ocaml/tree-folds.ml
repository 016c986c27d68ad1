(* Folds on trees: one recursion pattern, many functions. check: fold, height, is_balanced, paths, mirror *)

type 'a tree =
  | Leaf
  | Node of 'a tree * 'a * 'a tree

(* [leaf] takes the place of Leaf, [node] that of Node. *)
let rec fold leaf node = function
  | Leaf -> leaf
  | Node (l, x, r) -> node (fold leaf node l) x (fold leaf node r)

let size tree = fold 0 (fun l _ r -> l + 1 + r) tree
let sum tree = fold 0 (fun l x r -> l + x + r) tree
let height tree = fold 0 (fun l _ r -> 1 + max l r) tree
let mirror tree = fold Leaf (fun l x r -> Node (r, x, l)) tree
let map f tree = fold Leaf (fun l x r -> Node (l, f x, r)) tree
let to_list tree = fold [] (fun l x r -> l @ (x :: r)) tree
let for_all p tree = fold true (fun l x r -> l && p x && r) tree

(* A fold may compute a pair: the height, and whether everything below is balanced. *)
let is_balanced tree =
  let leaf = (0, true) in
  let node (hl, ok_l) _ (hr, ok_r) = (1 + max hl hr, ok_l && ok_r && abs (hl - hr) <= 1) in
  snd (fold leaf node tree)

(* All ways from the root to a node without children. *)
let paths tree =
  let node l x r =
    match (l, r) with
    | [], [] -> [ [ x ] ]
    | _ -> List.map (fun path -> x :: path) (l @ r)
  in
  fold [] node tree

(* A fold may compute a function, and so hand something down: here the depth of each node. *)
let depths tree = fold (fun _ -> Leaf) (fun l _ r depth -> Node (l (depth + 1), depth, r (depth + 1))) tree 0

(* The other direction: a tree of all numbers from [low] to [high], as flat as can be. *)
let rec build low high =
  if low > high then Leaf
  else
    let middle = (low + high) / 2 in
    Node (build low (middle - 1), middle, build (middle + 1) high)

let () =
  let tree = build 1 6 in
  let show xs = String.concat " " (List.map string_of_int xs) in
  Printf.printf "size %d, sum %d, height %d\n" (size tree) (sum tree) (height tree);
  Printf.printf "elements: %s\n" (show (to_list tree));
  Printf.printf "mirrored: %s\n" (show (to_list (mirror tree)));
  Printf.printf "squares: %s\n" (show (to_list (map (fun x -> x * x) tree)));
  Printf.printf "depths: %s\n" (show (to_list (depths tree)));
  List.iter (fun path -> Printf.printf "path: %s\n" (show path)) (paths tree);
  let vine = Node (Leaf, 1, Node (Leaf, 2, Node (Leaf, 3, Leaf))) in
  Printf.printf "balanced: %b %b\n" (is_balanced tree) (is_balanced vine);
  Printf.printf "all positive: %b\n" (for_all (fun x -> x > 0) tree)
