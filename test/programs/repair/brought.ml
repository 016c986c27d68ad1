(* ask: repair --function holds *)
type tree = Leaf | Node of tree * tree
type claim = Same of tree * tree | Never of claim | Both of claim * claim | One of claim * claim

let rec holds c =
  match c with
  | Same (a, b) -> a = b
  | Never a -> not (holds a)
  | Both (a, b) -> holds a && holds b
  | One (a, b) -> holds a || holds b
