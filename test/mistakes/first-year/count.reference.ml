let rec count (x : int) l = match l with [] -> 0 | y :: rest -> if x = y then 1 + count x rest else count x rest
