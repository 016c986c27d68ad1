let rec remove x list =
  match list with
  | [] -> []
  | y :: rest ->
      if x = y then remove x rest
      else y :: remove x rest
