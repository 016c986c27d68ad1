let rec evens list =
  match list with
  | [] -> []
  | x :: rest -> x :: odds rest

and odds list =
  match list with
  | [] -> []
  | _ :: rest -> evens rest
