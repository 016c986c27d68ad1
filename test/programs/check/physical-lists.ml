(* ask: check *)
(* Differs, and rests on physical equality: from lists of one element on. *)
let same (a : int list) b = a == b
