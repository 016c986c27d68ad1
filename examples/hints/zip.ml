let rec zip xs ys =
  match (xs, ys) with
  | x :: xs, y :: ys -> (x, y) :: zip xs ys
  | _ -> []
