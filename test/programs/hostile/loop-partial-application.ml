(* ask: run --fuel 1000000 *)
let rec f x y = f y x
let g = f 1
let () = g 2
