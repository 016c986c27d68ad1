(* ask: check *)
(* Cannot be compared: a pair where two arguments are expected. *)
let add (x, y) = x + y
