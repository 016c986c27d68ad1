(* ask: check *)
(* Does not finish on lists of one or more. *)
let rec count l = match l with [] -> 0 | _ :: _ -> 1 + count l
