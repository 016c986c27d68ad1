type tree = Leaf | Node of tree * int * tree

let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r
let rec mirror = function Leaf -> Leaf | Node (l, x, r) -> Node (mirror r, x, mirror l)

let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) as t -> if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t
