(* ask: check *)
(* Differs on strings of exactly three characters. *)
let short s = String.length s < 3
