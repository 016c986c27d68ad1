type tree = Leaf | Node of tree * int * tree

let rec size t = match t with Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r
let rec mirror t = match t with Leaf -> Leaf | Node (l, x, r) -> Node (mirror r, x, mirror l)

let rec insert x t =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) -> if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t

let rec flatten t = match t with Leaf -> [] | Node (l, x, r) -> flatten l @ (x :: flatten r)
