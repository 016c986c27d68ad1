let rec increment digits =
  match digits with
  | [] -> [ true ]
  | false :: rest -> true :: rest
  | true :: rest -> false :: increment rest

let rec add xs ys =
  match (xs, ys) with
  | [], digits -> digits
  | digits, [] -> digits
  | true :: xs, true :: ys -> false :: add xs ys
  | x :: xs, y :: ys -> (x || y) :: add xs ys
