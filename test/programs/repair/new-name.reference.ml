let rec replace old now l =
  match l with
  | [] -> []
  | x :: rest -> (if x = old then now else x) :: replace old now rest
