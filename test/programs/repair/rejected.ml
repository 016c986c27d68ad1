(* ask: repair *)
let inc x = x + "1"
