let rec mem (x : int) = function [] -> false | y :: r -> x = y || mem x r
let swap ((a : int), (b : int)) = (b, a)
let rec count (p : int -> bool) l = match l with [] -> 0 | x :: r -> count p r + if p x then 1 else 0
let keep f n = n + f n
let ends (l : int list) = (List.hd l, fun x -> x = List.nth l (List.length l - 1))
