let rec insert x sorted =
  match sorted with
  | [] -> [ x ]
  | y :: rest ->
      if x <= y then x :: y :: rest
      else y :: x :: rest

let rec sort list =
  match list with
  | [] -> []
  | x :: rest -> insert x (sort rest)
