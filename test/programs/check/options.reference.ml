let either a b = match a with Some _ -> a | None -> b
