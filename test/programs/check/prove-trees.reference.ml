type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let rec insert x t =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, v, r) -> if x < v then Node (insert x l, v, r) else if x > v then Node (l, v, insert x r) else t
let rec mirror t = match t with Leaf -> Leaf | Node (l, v, r) -> Node (mirror r, v, mirror l)
let rec size t = match t with Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r
