let apply_all (fs : (int -> int) list) x = List.fold_left (fun x f -> f x) x fs
