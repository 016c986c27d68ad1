(* A misspelt name, and a function of another module *)
let size numbers = List.lenght numbers
let longest words = fold_left max "" words
