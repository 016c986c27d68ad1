(* As simplify.ml, but takes 1 for the neutral element of addition as well. *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Mul of expr * expr

let rec simplify = function
  | Add (a, b) -> (
      match (simplify a, simplify b) with
      | Num 1, e | e, Num 1 -> e
      | Num m, Num n -> Num (m + n)
      | a, b -> Add (a, b))
  | Mul (a, b) -> (
      match (simplify a, simplify b) with
      | Num 0, _ | _, Num 0 -> Num 0
      | Num 1, e | e, Num 1 -> e
      | Num m, Num n -> Num (m * n)
      | a, b -> Mul (a, b))
  | e -> e
