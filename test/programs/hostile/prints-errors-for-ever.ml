(* ask: run --json --fuel 300000000 *)
let () = while true do prerr_string (String.make 100000 'x') done
