(* ask: run -e "Lazy.force x" *)
let rec x = lazy (1 + Lazy.force x)
