(* ask: check prelude.reference.ml --prelude prelude.prelude.ml *)
(* Differs on Add: without an observer the order of the parts counts. *)
let rec derive x = function
  | Num _ -> Num 0
  | Var y -> Num (if x = y then 1 else 0)
  | Add (a, b) -> Add (derive x b, derive x a)
  | Mul (a, b) -> Add (Mul (derive x a, b), Mul (a, derive x b))
