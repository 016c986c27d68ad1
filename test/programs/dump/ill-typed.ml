(* ask: run --dump core *)
let three = 1 + "2"
