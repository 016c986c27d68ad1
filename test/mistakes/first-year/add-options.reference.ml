let add_options a b = match a with None -> None | Some x -> (match b with None -> None | Some y -> Some (x + y))
