(* ask: check *)
(* What loading would have changed is not known, and so nothing is. *)
let step = ref 1
let () = step := 2; Unix.sleep 1
let next x = x + !step
