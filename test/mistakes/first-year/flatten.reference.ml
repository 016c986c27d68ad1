let flatten (l : int list list) = List.concat l
