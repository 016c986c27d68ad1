(* ask: run --json --fuel 300000000 *)
let () = while true do print_string (String.make 100000 'x') done
