let rec value e n =
  match e with
  | Num k -> k
  | Var _ -> n
  | Add (a, b) -> value a n + value b n
  | Mul (a, b) -> value a n * value b n
