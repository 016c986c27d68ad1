let rec remove (x : int) = function
  | [] -> []
  | y :: rest -> if x = y then remove x rest else y :: remove x rest
