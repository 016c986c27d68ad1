(* ask: run --fuel 1000000 -e "fst (fst t) == snd (fst t)" -e "compare t (dup 40 Leaf)" -e "dup 3 Leaf" *)
(* 2^40 leaves, shared: cheap to make, too much to compare. *)
type t = Leaf | Node of t * t
let rec dup n t = if n = 0 then t else dup (n - 1) (Node (t, t))
let t = dup 40 Leaf
let fst = function Node (l, _) -> l | Leaf -> Leaf
let snd = function Node (_, r) -> r | Leaf -> Leaf
