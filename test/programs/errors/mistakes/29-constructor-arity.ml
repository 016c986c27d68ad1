(* A constructor with too few arguments *)
type tree = Leaf | Node of tree * int * tree
let rec size t = match t with Leaf -> 0 | Node (l, r) -> size l + 1 + size r
