(* ask: run -e "f (Some 1)" -e "k 3" *)
let f x = match[@warning "-8"] [@inlined] x with Some y -> y
let k = fun[@a] [@b] x -> begin[@c] [@d] x + 1 end
