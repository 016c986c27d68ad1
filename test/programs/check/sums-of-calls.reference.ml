(* Each sum is the argument of the next call: terms that grow with every step. *)
let rec go a b f total = if a <= b then go (a + 1) b f (total + f a) else total
let sum_from (a, b, f) = go a b f 0
