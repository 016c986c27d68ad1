let rec product l = match l with [] -> 1 | x :: rest -> x * product rest
