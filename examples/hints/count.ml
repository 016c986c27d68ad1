let count wanted list = List.length (List.filter (fun x -> x = wanted) list)
