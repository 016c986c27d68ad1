(* ask: run -e "1 + 1" *)
let () = print_endline "before"
let () = prerr_endline "on standard error"
let _ = List.hd []
let () = print_endline "after"
