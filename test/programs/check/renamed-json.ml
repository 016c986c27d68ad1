(* ask: check --function double=twice --json *)
(* Both names are told, and the call by each of them. *)
let double x = 2 * x
let twice x = if x = 5 then 11 else x + x
