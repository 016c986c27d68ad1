let total = List.fold_left ( + ) 0
