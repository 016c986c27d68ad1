let rec derive x = function
  | Num _ -> Num 0
  | Var y -> Num (if x = y then 1 else 0)
  | Add (a, b) -> Add (derive x a, derive x b)
  | Mul (a, b) -> Add (Mul (derive x a, b), Mul (a, derive x b))
