(* ask: repair *)
let step x = x + 1
let up x = step x
let down x = step x
