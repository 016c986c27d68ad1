let rec position wanted list =
  match list with
  | [] -> raise Not_found
  | x :: rest -> if x = wanted then 0 else 1 + position wanted rest
