(* ask: run *)
let x = "[31mred[0m" + 1
