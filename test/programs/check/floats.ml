(* ask: check *)
(* Agrees so far: floats are tried on some values only. *)
let area r = r *. r *. 3.
