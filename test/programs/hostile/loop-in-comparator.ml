(* ask: run --fuel 1000000 *)
let rec loop a b = loop b a
let _ = List.sort loop [3; 1; 2]
