(* ask: check *)
(* Cannot be compared: floats where integers are expected. *)
let double x = x +. x
