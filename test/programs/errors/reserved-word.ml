(* ask: run *)
let val = 3
let f end = 1
