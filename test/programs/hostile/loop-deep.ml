(* ask: run *)
let rec f x = 1 + f x
let () = print_int (f 0)
