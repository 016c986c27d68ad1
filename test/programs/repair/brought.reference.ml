type tree = Leaf | Node of tree * tree
type claim = Same of tree * tree | Never of claim | Both of claim * claim | One of claim * claim

let rec leaves t = match t with Leaf -> 1 | Node (l, r) -> leaves l + leaves r

let rec holds c =
  match c with
  | Same (a, b) -> leaves a = leaves b
  | Never a -> not (holds a)
  | Both (a, b) -> holds a && holds b
  | One (a, b) -> holds a || holds b
