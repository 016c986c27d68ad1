let rec mem (x : int * bool) = function [] -> false | y :: r -> x = y && mem x r
let swap (((a : int), (c : string)), b) = (b, (a, c))
let count (p : int * int -> bool) l = List.length (List.filter p l) + 1
let keep f n = f n + n
let ends (l : bool list) = (List.hd l, fun x -> x = List.hd l)
