(* ask: types --dump core *)
let one = 1
