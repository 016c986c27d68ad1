(* ask: run --fuel 1000000 -e "spin 1" -e "1 + 1" *)
let rec spin x = spin x
let () = print_endline "ready"
