(* ask: check --strategy random --budget 20000 --seed 3 *)
(* Whatever was tried agrees, and nothing is claimed about the rest. *)
let length l = List.fold_left (fun n _ -> n + 1) 0 l
