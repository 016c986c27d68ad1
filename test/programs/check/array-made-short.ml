(* ask: check *)
(* Differs at one length only. *)
let last_of_squares n = if n < 0 then invalid_arg "n" else if n = 7 then 48 else n * n
