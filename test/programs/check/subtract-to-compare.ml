(* ask: check *)
(* Differs where a - b overflows, and nowhere else. *)
let greater a b = a - b > 0
