(* ask: check --all 3 *)
(* Differs in two ways: 0 at zero, and the sign of negative numbers. *)
let sign n = if n = 0 then 1 else if n < 0 then 1 else 1
