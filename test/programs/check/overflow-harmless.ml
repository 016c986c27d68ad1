(* ask: check *)
(* Agrees, also where it overflows: the two are the same polynomial. *)
let cube x = x * (x * x) + 3 * x - (x + x + x)
