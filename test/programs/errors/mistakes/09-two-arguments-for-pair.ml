(* Two arguments where a pair is expected *)
let swap (x, y) = (y, x)
let pair = swap 1 "one"
