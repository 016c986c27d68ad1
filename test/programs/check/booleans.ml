(* ask: check *)
(* Differs on false true and on true false: an implication the wrong way round. *)
let implies a b = a || not b
