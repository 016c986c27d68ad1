(* ask: check *)
(* Differs only when the second of the two functions is applied. *)
let both n = ((fun x -> x + n), fun x -> x + n)
