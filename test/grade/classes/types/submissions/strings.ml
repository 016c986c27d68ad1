let rec mem (x : string) = function [] -> false | y :: r -> x = y || mem x r
let swap ((a : string), b) = (b, a)
let count (p : string -> bool) l = List.length (List.filter p l)
let keep f n = f n + n
let ends l = (List.hd l, fun (x : string) -> x = List.hd (List.rev l))
