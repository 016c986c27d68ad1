(* ask: check *)
(* Differs at a length that is not tried: the claim must leave that open. *)
let zeros n = if abs n = 30 then [] else List.init (abs n) (fun _ -> 0)
