(* ask: check *)
let limit = 10.
let width () = 3
