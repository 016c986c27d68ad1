let rec keep p l = match l with [] -> [] | x :: rest -> if p x then x :: keep p rest else keep p rest
