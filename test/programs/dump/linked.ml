(* ask: run --dump linked *)
let triple l = List.map (fun x -> 3 * x) l
