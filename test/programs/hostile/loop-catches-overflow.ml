(* ask: run --fuel 1000000 *)
let rec deep n = try 1 + deep (n + 1) with Stack_overflow -> 0 | Out_of_memory -> 1
let () = print_int (deep 0)
