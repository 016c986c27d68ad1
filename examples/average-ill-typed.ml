(* Rejected twice over: + and / are for integers, and String.lenght is misspelt. *)
let average numbers = List.fold_left ( + ) 0 numbers / float_of_int (List.length numbers)
let longest words = List.fold_left (fun n word -> max n (String.lenght word)) 0 words
