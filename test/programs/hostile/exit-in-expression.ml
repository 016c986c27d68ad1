(* ask: run -e "1 + 1" -e "exit 0" -e "2 + 2" *)
