(* ask: run *)
let s = "‮" + 1 (* ⁦ *)
