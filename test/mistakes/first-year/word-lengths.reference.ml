let word_lengths words = List.fold_left (fun sum word -> sum + String.length word) 0 words
