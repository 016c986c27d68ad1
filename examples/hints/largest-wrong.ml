let largest list =
  let rec go best list =
    match list with
    | [] -> best
    | x :: rest -> if x > best then go x rest else go best rest
  in
  if list = [] then None else Some (go 0 list)
