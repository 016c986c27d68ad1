let rec count_from found wanted list =
  match list with
  | [] -> found
  | x :: rest ->
      if x = wanted then count_from 1 wanted rest
      else count_from found wanted rest

let count wanted list = count_from 0 wanted list
