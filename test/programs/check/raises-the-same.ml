(* ask: check reference-raises.reference.ml --exceptions same *)
(* Agrees, exceptions included. *)
let last l = match List.rev l with [] -> failwith "last" | x :: _ -> x
