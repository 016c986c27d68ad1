(* ask: check prelude.reference.ml --prelude prelude.prelude.ml --observe observe.observer.ml:value *)
(* Agrees: the derivatives look different, but have the same value everywhere. *)
let rec derive x = function
  | Num _ -> Num 0
  | Var y -> Num (if x = y then 1 else 0)
  | Add (a, b) -> Add (derive x b, derive x a)
  | Mul (a, b) -> Add (Mul (b, derive x a), Mul (derive x b, a))
