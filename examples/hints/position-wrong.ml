let rec position wanted list =
  match list with
  | [] -> -1
  | x :: rest ->
      if x = wanted then 0
      else 1 + position wanted rest
