(* ask: run *)
let big = 4611686018427387904
let escape = "a\qb"
let character = '\300'
