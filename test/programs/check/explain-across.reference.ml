type tree = Leaf | Node of tree * int * tree

let rec mirror t = match t with Leaf -> Leaf | Node (l, v, r) -> Node (mirror r, v, mirror l)
let rec sum xs = match xs with [] -> 0 | x :: rest -> x + sum rest
