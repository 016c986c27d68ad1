(* ask: check *)
(* Differs on max_int alone. *)
let grows (_ : int) = true
