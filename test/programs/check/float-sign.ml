(* ask: check *)
(* Differs on a negative float. *)
let magnitude x = x
