(* ask: run --dump syntax *)
let three = 1 + "2"
