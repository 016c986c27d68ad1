(* ask: check *)
let table () = [ 1; 4; 5; 3; 60; 2 ]
let alone (x : int64) = Hashtbl.hash (Int64.to_int x)
let declared () = 837634852
let words () = Hashtbl.hash "wide" + 1
