(* ask: run *)
let f x =
let y = 2
