(* ask: run -e "1 + 1" *)
let () = print_endline "before"
let () = try exit 7 with _ -> print_endline "caught"
let () = print_endline "after"
