let rec derive (t, x) =
  match t with
  | Num _ -> Num 0
  | Var y -> Num (if y = x then 1 else 0)
  | Add [] | Mul [] -> failwith "empty"
  | Add parts -> Add (List.map (fun part -> derive (part, x)) parts)
  | Mul [ only ] -> derive (only, x)
  | Mul (first :: rest) -> Add [ Mul (derive (first, x) :: rest); Mul [ first; derive (Mul rest, x) ] ]
