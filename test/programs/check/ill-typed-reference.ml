(* ask: check *)
(* Rejected: it is the reference that does not type. *)
let double x = x + x
