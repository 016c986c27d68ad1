(* ask: check *)
(* Agrees: exponential time is not a difference. *)
let rec fibonacci n = if n < 2 then n else fibonacci (n - 1) + fibonacci (n - 2)
