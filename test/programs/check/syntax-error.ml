(* ask: check *)
(* Rejected: the submission is not a program. *)
let double x = x +
