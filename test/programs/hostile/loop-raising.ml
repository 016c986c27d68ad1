(* ask: run --fuel 1000000 *)
let rec f () = try raise Exit with Exit -> f ()
let () = f ()
