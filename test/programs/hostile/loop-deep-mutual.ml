(* ask: run *)
let rec ping n = 1 + pong n
and pong n = 1 + ping n
let () = print_int (ping 0)
