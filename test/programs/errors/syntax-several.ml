(* ask: run *)
let a = (1 + 2
let b = 3
let c = [1; 2
