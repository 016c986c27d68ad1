(* A pair where two arguments are expected *)
let power base exponent = base ** exponent
let eight = power (2., 3.)
