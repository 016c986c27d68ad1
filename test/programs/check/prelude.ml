(* ask: check --prelude prelude.prelude.ml *)
(* Differs on Mul: derives a product as a sum. *)
let rec derive x = function
  | Num _ -> Num 0
  | Var y -> Num (if x = y then 1 else 0)
  | Add (a, b) -> Add (derive x a, derive x b)
  | Mul (a, b) -> Mul (derive x a, derive x b)
