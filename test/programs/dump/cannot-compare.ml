(* ask: check last.reference.ml --dump paths *)
let last x = x + 1
