let rec product numbers =
  match numbers with
  | [] -> 0
  | first :: rest -> first * product rest
