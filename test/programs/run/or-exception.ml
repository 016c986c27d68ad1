(* ask: run -e "find 1" -e "find 3" -e "find 9" *)
let table = [(1, "one"); (2, "two")]
let find n = match List.assoc n table with "one" | exception Not_found -> "one or none" | s -> s
