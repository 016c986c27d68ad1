let rec value_at t env =
  match t with
  | Num n -> n
  | Var x -> List.assoc x env
  | Pow (x, n) -> power (List.assoc x env) n
  | Add parts -> List.fold_left (fun sum part -> sum + value_at part env) 0 parts
  | Mul parts -> List.fold_left (fun product part -> product * value_at part env) 1 parts

and power base n = if n < 0 then failwith "negative" else if n = 0 then 1 else base * power base (n - 1)
