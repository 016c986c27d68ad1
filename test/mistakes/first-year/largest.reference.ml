let rec largest l = match l with [] -> 0 | x :: rest -> let y = largest rest in if x > y then x else y
