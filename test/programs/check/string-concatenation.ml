(* ask: check *)
(* Agrees, for all strings: concatenation is associative. *)
let join a b c = (a ^ b) ^ c
