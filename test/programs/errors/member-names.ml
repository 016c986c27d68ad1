(* ask: types *)
let toString a b = a + b
let y = toString "a" 3
