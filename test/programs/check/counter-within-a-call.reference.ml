let number l = List.map (fun x -> x + 1) l
