(* ask: check *)
let shift x = 10 + x
