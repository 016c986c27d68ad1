(* ask: check --exceptions same *)
(* What functions inside of a result print and raise, and how they exit, is behaviour. *)
let printers () = [ (fun () -> print_string "b"; 1) ]
let told () = [ (fun () -> ()) ]
let partial k = [ (fun x -> if x = k then 0 else x) ]
let leaving k = [ (fun x -> if x = k then exit 2 else x) ]
