(* ask: types --json *)
let twice f x = f (f x)
