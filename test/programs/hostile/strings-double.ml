(* ask: run --fuel 100000000 *)
let rec f s = f (s ^ s)
let () = f "x"
