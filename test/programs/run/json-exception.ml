(* ask: run --json -e "1" *)
let () = print_string "partly"
let x = int_of_string "four"
