(* ask: check --function root --function least --function ends --given root=positive --given least=sorted --given least=short --given ends=given-several.predicate.ml:ordered --given ends=positive --exceptions same *)
(* A precondition for each function, and several for one: all of them hold. *)
let root n = if n <= 0 then 7 else let rec go r = if r * r > n then r - 1 else go (r + 1) in go 0
let least l = if List.length l > 2 then 7 else List.fold_left min (List.hd l) l
let ends a b = if a <= 0 then (7, 7) else (a, b)
