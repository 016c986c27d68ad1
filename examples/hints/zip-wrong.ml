let rec zip xs ys =
  match xs with
  | [] -> []
  | x :: xs -> (x, List.hd ys) :: zip xs (List.tl ys)
