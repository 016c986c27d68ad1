(* ask: check --function pi *)
let pi = 4
