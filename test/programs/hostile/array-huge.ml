(* ask: run -e "Array.length (Array.make 1_000_000 0)" -e "Array.length (Array.make 1_000_000_000 0)" -e "Array.make max_int 0" -e "Array.make (-1) 0" *)
