type tree = Leaf | Node of tree * int * tree
let rec size = function Leaf -> 0 | Node (l, _, r) -> 1 + size l + size r
