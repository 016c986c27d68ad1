let apply f = f ~x:1 ~y:2 + f ~y:1 ~x:2
let twice f = f ~x:1 2
let a = twice (fun x ~y -> x + y)
let b = twice (fun ~y x -> x + y)
let c = List.map (fun ~x -> x) [ 1 ]
