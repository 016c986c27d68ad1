type expr = Num of int | Var of string | Add of expr * expr

let rec occurs x e =
  match e with
  | Num _ -> false
  | Var y -> x = y
  | Add (a, b) -> occurs x a || occurs x b
