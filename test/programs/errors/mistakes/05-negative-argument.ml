(* A negative number without parentheses *)
let distance a b = abs (a - b)
let five = distance 3 -2
