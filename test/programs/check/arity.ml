(* ask: check *)
(* Cannot be compared: one argument is missing. *)
let add x = x + 1
