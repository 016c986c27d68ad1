let smallest _ = function [] -> None | l -> Some (List.fold_left min max_int l)
let members l x = List.mem x l
