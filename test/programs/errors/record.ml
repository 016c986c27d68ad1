(* ask: run *)
type point = { x : int; y : int; mutable name : string }
let a = { x = 1 }
let b = { x = 1; x = 2; y = 3; name = "" }
let c p = p.x <- 2
let d = { x = 1; y = 2; name = ""; z = 3 }
