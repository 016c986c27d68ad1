(* ask: check *)
(* Nothing to compare: the reference defines no function. *)
let double x = x + x
