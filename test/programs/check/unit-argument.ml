(* ask: check *)
(* Differs on the only input. *)
let answer () = 41
