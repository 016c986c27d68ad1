(* ask: check *)
(* Differs on -1: its remainder is -1. *)
let odd x = x mod 2 = 1
