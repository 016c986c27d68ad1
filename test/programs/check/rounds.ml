(* ask: check *)
(* Agrees, as long as n drives only so many rounds, and without overflow. *)
let sum n = if n < 0 then 0 else n * (n + 1) / 2
