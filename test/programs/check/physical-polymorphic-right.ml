(* ask: check *)
let either a b = a == b || a = b
let itself a = a == a
let empty l = l == []
let count x l = List.fold_left (fun n y -> if y == x || y = x then n + 1 else n) 0 l
