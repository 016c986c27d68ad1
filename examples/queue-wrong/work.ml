let rec drain q = match Fifo.pop q with None -> [] | Some (x, rest) -> x :: drain rest
let in_order l = drain (List.fold_left (fun q x -> Fifo.push x q) Fifo.empty l)
