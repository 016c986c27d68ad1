let flatten lists = List.fold_left (fun all list -> list @ all) [] lists
