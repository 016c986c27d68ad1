let rec remove x list =
  match list with
  | [] -> []
  | y :: rest -> if x = y then rest else y :: remove x rest
