let rec keep wanted list =
  match list with
  | [] -> []
  | x :: rest ->
      if wanted x then keep wanted rest
      else x :: keep wanted rest
