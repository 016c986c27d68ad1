(* ask: check *)
(* Differs: what is handed to the argument is another function. *)
let use g = g (fun x -> x)
