(* ask: run -e "f 100_000" -e "g 100_000" *)
let rec f n = if n = 0 then 0 else try if n > 0 then 1 + f (n - 1) else raise Exit with Exit -> 0
let rec g n = if n = 0 then raise Not_found else try g (n - 1) with Exit -> 0
