type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let rec size = function Leaf -> 0 | Node (l, _, r) -> 1 + size l + size r
let rec height = function Leaf -> 0 | Node (l, _, r) -> 1 + max (height l) (height r)
let rec flip = function Leaf -> Leaf | Node (l, x, r) -> Node (flip r, x, flip l)
