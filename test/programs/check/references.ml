(* ask: check *)
(* Differs: the submission swaps in the wrong order and loses a value. *)
let swapped (a : int ref) b =
  a := !b;
  b := !a;
  (!a, !b)
