(* A function of two arguments with three *)
let max3 (a : int) b c = max a b c
