(* ask: check *)
let same _ _ = false
let among x l = List.exists (fun y -> y == x) l
