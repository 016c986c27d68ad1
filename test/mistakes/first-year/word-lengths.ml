(* The parameters of the function of a fold in the wrong order *)
let word_lengths words = List.fold_left (fun word sum -> sum + String.length word) 0 words
