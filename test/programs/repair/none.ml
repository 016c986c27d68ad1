(* ask: repair --function sort --budget 20000 *)
let sort l = l
