(* ask: check strategy-explore.reference.ml --strategy random *)
(* Differs on a list that has the element twice. *)
let rec remove x = function
  | [] -> []
  | y :: rest -> if x = y then rest else y :: remove x rest
