(* ask: check *)
(* Rejected: the submission does not type. *)
let double x = x + "x"
