(* ask: run --fuel 1000000 *)
let rec f n = if n = 0 then 1 else f (n - 1) + f (n - 1)
let () = print_int (f 100)
