(* ask: check *)
(* Differs on two functions that do not commute: applied in the wrong order. *)
let apply_all fs x = List.fold_right (fun f x -> f x) fs x
