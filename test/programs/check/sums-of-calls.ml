(* ask: check *)
let rec go a b f total = if a <= b then go (total + 1) b f (total + f a) else total
let sum_from (a, b, f) = go a b f 0
