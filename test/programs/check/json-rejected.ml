(* ask: check strategy-explore.reference.ml --json *)
(* Rejected. *)
let remove x = y
