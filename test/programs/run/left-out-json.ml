(* ask: run --json -e "draw 1" *)
let draw p = p#x + 1
let () = print_string "loaded"
