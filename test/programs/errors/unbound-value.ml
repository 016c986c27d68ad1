(* ask: types *)
let lenght l = List.length l
let f l = 1 + length l
let rec even n = n = 0 || odd (n - 1)
let fact n = if n = 0 then 1 else n * fact (n - 1)
let g s = String.uppercase s
