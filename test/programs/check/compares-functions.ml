(* ask: check *)
(* Differs on any two functions: comparing them raises. *)
let same f g = f = g
