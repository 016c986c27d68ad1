(* ask: check prove-trees.reference.ml --strategy prove *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let rec insert x = function
  | Node (l, v, r) when v > x -> Node (insert x l, v, r)
  | Node (l, v, r) when v < x -> Node (l, v, insert x r)
  | Node (l, v, r) -> Node (l, v, r)
  | Leaf -> Node (Leaf, x, Leaf)
let mirror t = let rec go = function Leaf -> Leaf | Node (l, v, r) -> let l' = go l in Node (go r, v, l') in go t
let size t = let rec count n = function Leaf -> n | Node (l, _, r) -> count (count (n + 1) l) r in count 0 t
