(* ask: run -e "compare (fun x -> x) (fun x -> x)" -e "[f] = [f]" -e "f == f" -e "(1, f) < (2, f)" *)
let f x = x + 1
