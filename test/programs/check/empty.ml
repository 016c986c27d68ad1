(* ask: check *)
(* Cannot be compared: nothing was handed in. *)
