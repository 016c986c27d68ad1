let rec apply_all f l =
  match l with
  | [] -> []
  | x :: rest -> f x :: apply_all f rest
