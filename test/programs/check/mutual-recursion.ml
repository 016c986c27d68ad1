(* ask: check *)
(* Differs on negative numbers: the submission does not finish there. *)
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)
