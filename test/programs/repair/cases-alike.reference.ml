type t = Leaf of int | Left of t * int | Right of t * int

let rec total t =
  match t with
  | Leaf n -> n
  | Left (sub, n) -> n + total sub
  | Right (sub, n) -> n + total sub
