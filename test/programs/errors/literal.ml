(* ask: run *)
let big = 4611686018427387905
let escape = "a\qb"
let character = '\300'
