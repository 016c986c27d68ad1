(* ask: check *)
type op = [ `Plus | `Times of int ]
let f (o : op) x = match o with `Plus -> x + 1 | `Times n -> x * n + (if n > 3 then 1 else 0)
let g = function `A -> 1 | `B s -> String.length s
