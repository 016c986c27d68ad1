(* ask: run -e "1" -e "-1" -e "1.5" -e "'c'" -e "\"s\"" -e "true" -e "()" -e "(1, 'a')" -e "[1; 2]" -e "[| 1; 2 |]" -e "Some [None]" -e "fun x -> x" -e "ref 1" -e "p" -e "Node (Leaf, 1, Leaf)" -e "lazy 1" -e "Error 1" -e "Exit" *)
type point = { x : int; mutable y : float }
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let p = { x = 1; y = 2. }
