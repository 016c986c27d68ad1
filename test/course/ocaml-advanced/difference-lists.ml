(* Difference lists: lists as functions that put them before others. check: append, intersperse, preorder *)

type 'a dlist = 'a list -> 'a list

let empty : 'a dlist = fun rest -> rest
let single x : 'a dlist = fun rest -> x :: rest
let append (a : 'a dlist) (b : 'a dlist) : 'a dlist = fun rest -> a (b rest)
let snoc a x = append a (single x)
let cons x a = append (single x) a
let of_list xs : 'a dlist = fun rest -> List.fold_right List.cons xs rest
let to_list (a : 'a dlist) = a []
let rec concat = function [] -> empty | a :: rest -> append a (concat rest)

type tree = Leaf | Node of tree * int * tree

let rec inorder = function Leaf -> empty | Node (l, x, r) -> append (inorder l) (cons x (inorder r))
let rec preorder = function Leaf -> empty | Node (l, x, r) -> cons x (append (preorder l) (preorder r))
let flatten t = to_list (inorder t)
let intersperse x = function [] -> empty | y :: rest -> cons y (concat (List.map (fun y -> append (single x) (single y)) rest))

let rec reverse = function [] -> empty | x :: rest -> snoc (reverse rest) x
let repeat n a = List.fold_left append empty (List.init (max n 0) (fun _ -> a))

let () =
  let t = Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 3, Leaf)) in
  let show a = List.iter (Printf.printf "%d ") (to_list a) in
  List.iter (Printf.printf "%d ") (flatten t);
  show (preorder t);
  show (intersperse 0 [ 1; 2; 3 ]);
  show (reverse [ 1; 2; 3 ]);
  show (repeat 2 (of_list [ 7; 8 ]));
  print_newline ()
