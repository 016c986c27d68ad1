let each f l = List.iter f l
let counter = let n = ref 0 in fun k -> n := k; !n
let bump r = incr r; incr r; !r
let adders n = List.init n (fun i x -> i * x)
let table (l : int list) = fun x -> if List.exists (fun y -> x = y) l then 1 else 0
let twice f (x : int) = f (f x)
