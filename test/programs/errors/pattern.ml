(* ask: run *)
let f (x, x) = x
let g = function (a, 0) | (0, b) -> a + b | _ -> 0
