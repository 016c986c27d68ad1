(* ask: check several-functions.reference.ml --function size *)
(* Agrees: only what was asked for is compared. *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + size r + 1
