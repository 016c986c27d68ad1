(* ask: check prelude.reference.ml --prelude prelude.prelude.ml --observe observe.observer.ml:value *)
(* Differs on a product of variables: one of the two terms is lost. *)
let rec derive x = function
  | Num _ -> Num 0
  | Var y -> Num (if x = y then 1 else 0)
  | Add (a, b) -> Add (derive x a, derive x b)
  | Mul (a, b) -> Mul (a, derive x b)
