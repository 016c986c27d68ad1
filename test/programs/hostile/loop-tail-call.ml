(* ask: run --fuel 1000000 *)
let rec f x = f (x + 1)
let () = f 0
