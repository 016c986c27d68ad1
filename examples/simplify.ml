(* Arithmetic expressions: derivative, simplification and value. *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Mul of expr * expr

let rec derive x = function
  | Num _ -> Num 0
  | Var y -> Num (if x = y then 1 else 0)
  | Add (a, b) -> Add (derive x a, derive x b)
  | Mul (a, b) -> Add (Mul (derive x a, b), Mul (a, derive x b))

let rec simplify = function
  | Add (a, b) -> (
      match (simplify a, simplify b) with
      | Num 0, e | e, Num 0 -> e
      | Num m, Num n -> Num (m + n)
      | a, b -> Add (a, b))
  | Mul (a, b) -> (
      match (simplify a, simplify b) with
      | Num 0, _ | _, Num 0 -> Num 0
      | Num 1, e | e, Num 1 -> e
      | Num m, Num n -> Num (m * n)
      | a, b -> Mul (a, b))
  | e -> e

exception Unbound of string

let rec value env = function
  | Num n -> n
  | Var x -> ( match List.assoc_opt x env with Some n -> n | None -> raise (Unbound x))
  | Add (a, b) -> value env a + value env b
  | Mul (a, b) -> value env a * value env b
