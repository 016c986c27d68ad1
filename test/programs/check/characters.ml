(* ask: check *)
(* Differs on 'Z': the bound is left out. *)
let upper c = c >= 'A' && c < 'Z'
