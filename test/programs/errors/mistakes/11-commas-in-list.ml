(* Commas between the items of a list *)
let sum numbers = List.fold_left (+) 0 numbers
let six = sum [1, 2, 3]
