(* ask: types *)
let hasOwnProperty a b = a +. b
let valueOf = hasOwnProperty 1 2
let constructor x y = x ^ y
let z = constructor 1 "a"
