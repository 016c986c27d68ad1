(* ask: run -e "print_string \"no newline\"" -e "print_endline \"newline\"" -e "prerr_string \"error\"; 3" *)
let () = print_string "from the file"
