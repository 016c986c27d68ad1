let product numbers = List.fold_left ( * ) 1 numbers
