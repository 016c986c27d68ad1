let first_positive l = match List.find_opt (fun x -> x > 0) l with Some x -> x | None -> 0
