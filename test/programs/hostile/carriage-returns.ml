(* ask: run -e x -e s *)
let x = 1
let s = "a
b"
