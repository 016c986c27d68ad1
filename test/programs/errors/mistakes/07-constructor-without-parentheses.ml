(* A constructor's argument without parentheses *)
type shape = Square of int | Circle of float
let sides s = match s with Square _ -> 4 | Circle _ -> 0
let four = sides Square 2
