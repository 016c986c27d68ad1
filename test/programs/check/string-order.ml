(* ask: check *)
(* Differs on equal strings. *)
let before (a : string) b = a <= b
