exception Bad of int list
let each f l = List.iter (fun x -> if x < 0 then raise Not_found; f x) l
let change r = incr r; raise Not_found
let parts x = raise (Bad [ x; 1 ])
let leave f x = f x; exit x
