let rec largest list =
  match list with
  | [] -> None
  | x :: rest -> ( match largest rest with Some y when y > x -> Some y | _ -> Some x)
