(* ask: run -e "compare (fun x -> x) (fun x -> x)" -e "[f] = [f]" -e "f == f" -e "(1, f) < (2, f)" -e "Hashtbl.hash 1" *)
let f x = x + 1
