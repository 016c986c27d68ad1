(* ask: run *)
let rec from n = n :: from (n + 1)
let () = print_int (List.length (from 0))
