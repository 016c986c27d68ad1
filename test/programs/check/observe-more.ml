(* ask: check observe-arguments-or-more.reference.ml --function table --observe observe-arguments-or-more.observer.ml:look *)
(* An observer of the result, with one more input of its own. *)
let table l = List.rev_map (fun x -> (x, if x = 2 then 5 else x * x)) l
