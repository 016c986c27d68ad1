let rec smallest = function
  | [] -> 0
  | [ x ] -> x
  | x :: rest -> min x (smallest rest)
