(* ask: run --json --fuel 1000 -e "1" *)
let rec f x = f x
let () = f 1
