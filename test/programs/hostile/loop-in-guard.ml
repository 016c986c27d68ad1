(* ask: run --fuel 1000000 *)
let rec spin () = spin ()
let () = match 1 with _ when spin () -> () | _ -> ()
