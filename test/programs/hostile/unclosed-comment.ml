(* ask: run *)
let x = 1 (* this (* never *) ends
let y = 2
