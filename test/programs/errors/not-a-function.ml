(* ask: run *)
let f x y = x + y
let a = f 1 2 3
let b = 1 2
let c = "text" ^ "more" "text"
