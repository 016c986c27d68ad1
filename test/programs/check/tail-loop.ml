(* ask: check *)
(* Does not finish from 1 up, and needs no stack for it. *)
let rec steps n = if n = 0 then 0 else steps n
