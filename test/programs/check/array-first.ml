(* ask: check *)
(* Differs on an array of two whose first is smaller. *)
let largest a = if Array.length a = 0 then invalid_arg "largest" else a.(0)
