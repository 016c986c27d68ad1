(* ask: check *)
(* What becomes of functions and arrays that are given away is not seen; nor are functions that raise. *)
let again (k : int -> (int -> unit) -> unit) x = k x ignore
let filled (k : int array -> unit) = k [| 0 |]; 0
let both (f : int -> unit) = f 0; f 1
