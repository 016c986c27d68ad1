(* ask: run -e "String.length (Printf.sprintf \"%1000d\" 1)" -e "Printf.sprintf \"%2000000000d\" 1" -e "String.length (Printf.sprintf \"%.1000f\" 1e300)" *)
