(* ask: run --fuel 1000000 *)
let rec f n k = f (n + 1) (fun x -> k (x + 1))
let () = f 0 (fun x -> x)
