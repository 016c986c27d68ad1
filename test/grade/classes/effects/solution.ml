let rec each f = function [] -> () | x :: r -> f x; each f r
let counter = let n = ref 0 in fun k -> n := !n + k; !n
let bump r = incr r; !r
let adders n = List.init n (fun i x -> x + i)
let table = function [] -> (fun _ -> 0) | l -> fun x -> if List.mem x l then 1 else 0
let twice f x = f (f x)
