(* ask: check strategy-explore.reference.ml --json --budget 20000 *)
(* Agrees. *)
let remove (x : int) l = List.filter (fun y -> y <> x) l
