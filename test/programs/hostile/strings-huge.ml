(* ask: run -e "String.length (String.make 10_000_000 'x')" -e "String.length (String.make max_int 'x')" -e "String.make (-1) 'x'" *)
