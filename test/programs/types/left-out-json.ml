(* ask: types --json *)
let draw p = p#x + 1
