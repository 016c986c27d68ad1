(* ask: run *)
let rec grow f n = grow (fun x -> f (x + n)) (n + 1)
let () = print_int (grow (fun x -> x) 0)
