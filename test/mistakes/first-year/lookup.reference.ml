let rec lookup key pairs =
  match pairs with
  | [] -> None
  | (k, v) :: rest -> if k = key then Some v else lookup key rest
let has key pairs = lookup key pairs <> None
