(* ask: run --fuel 1000000 *)
let rec ping n = pong (n + 1)
and pong n = ping (n - 1)
let () = ping 0
