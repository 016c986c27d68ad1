(* ask: check --given in_order --strategy prove --explain *)
(* Equal where the two are in order, and elsewhere not. *)
let distance x y = y - x
