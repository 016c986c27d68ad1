let rec value_at t env =
  match t with
  | Num n -> n
  | Var x -> List.assoc x env
  | Add parts -> List.fold_left (fun sum part -> sum + value_at part env) 0 parts
  | Mul parts -> List.fold_left (fun product part -> product * value_at part env) 1 parts
