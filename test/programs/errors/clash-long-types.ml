(* ask: run *)
let f (x : (int * string * (float -> bool list)) option) = x
let y = f (Some (1, "one", fun (x : float) -> [Some x; None]))
