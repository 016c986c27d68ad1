(* ask: run -e "List.init 100 (fun i -> i)" -e "Array.init 400 (fun i -> i * i)" -e "String.make 100 'x'" -e "List.init 8 (fun i -> (i, String.make i 'y'))" *)
