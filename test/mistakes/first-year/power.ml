(* An operator for integers, and an argument without parentheses *)
let rec power b n = if n <= 0 then 1. else b * power b n - 1
