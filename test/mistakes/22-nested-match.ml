let first_positive found rest =
  match (found, rest) with
  | Some x, _ -> x
  | None, [] -> 0
  | None, x :: _ -> x
