(* ask: run --fuel 1000000 *)
(* No handler of the program may catch the engine's own end of the run. *)
let rec f x = try f (x + 1) with _ -> f x
let () = try f 0 with _ -> print_string "caught"
