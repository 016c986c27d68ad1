(* ask: run -e s -e "String.length s" *)
(* café ÿþ *)
let s = "café ÿþ Ã©"
let () = print_endline s
