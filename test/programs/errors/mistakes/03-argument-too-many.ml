(* An argument too many *)
let double x = 2 * x
let six = double 3 1
