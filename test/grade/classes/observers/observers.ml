let rec all q = match dequeue q with None -> [] | Some (x, rest) -> x :: all rest
let drain l = all (List.fold_left enqueue empty l)
let sorted l = List.sort_uniq compare (l : int list)
let close n r = abs (r - n) < 3
