let rec sum l = match l with [] -> 0 | x :: rest -> x + sum rest
