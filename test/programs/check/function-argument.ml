(* ask: check *)
(* Differs: applied once, not twice. *)
let twice f x = f x
