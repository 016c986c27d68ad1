(* ask: run --json -e "double 4" -e "failwith \"no\"" -e "print_string \"hé\"" -e "double" *)
let double x = 2 * x
let () = print_endline "hello"
let () = prerr_endline "error"
