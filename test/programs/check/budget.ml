(* ask: check strategy-explore.reference.ml --budget 50 *)
(* Agrees so far: the budget ends before the difference is met. *)
let rec remove x = function
  | [] -> []
  | y :: rest -> if x = y then rest else y :: remove x rest
