let smallest l = match List.sort compare l with [] -> 0 | x :: _ -> x
