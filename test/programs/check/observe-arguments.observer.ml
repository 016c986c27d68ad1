let kept input result = List.for_all (fun x -> List.mem x result) input
let there x l i = if i < 0 then None else Some (List.nth l i = x)
