let flatten lists = List.fold_right (fun list all -> list @ all) lists []
