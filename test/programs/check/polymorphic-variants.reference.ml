type op = [ `Plus | `Times of int ]
let f (o : op) x = match o with `Plus -> x + 1 | `Times n -> x * n
let g = function `A -> 1 | `B s -> String.length s
