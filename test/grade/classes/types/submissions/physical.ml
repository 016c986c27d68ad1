let rec mem x = function [] -> false | y :: r -> x == y || mem x r
let swap (a, b) = if a == b then (a, b) else (b, a)
let rec count p = function [] -> 0 | x :: r -> (if p x then 1 else 0) + count p r
let keep f n = f n + n
let ends l = (List.hd l, fun x -> x == List.hd (List.rev l))
