(* ask: run *)
let x = ÿş 1
