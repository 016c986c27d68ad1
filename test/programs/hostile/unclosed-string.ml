(* ask: run *)
let x = "this never ends
let y = 2
