(* ask: check *)
(* Differs, and rests on physical equality: equal strings need not be the same string. *)
let same (a : string) b = a == b
