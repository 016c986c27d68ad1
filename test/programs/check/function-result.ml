(* ask: check *)
(* Differs when the result is applied. *)
let adder n = fun x -> x - n
