let rec steps n k = if n <= 1 || k > 400 then k else steps (if n mod 2 = 0 then n / 2 else (3 * n) + 1) (k + 1)
let rec mem x = function [] -> false | y :: r -> x = y || mem x r
let swap (a, b) = (b, a)
let rec count p = function [] -> 0 | x :: r -> (if p x then 1 else 0) + count p r
let keep f n = if steps n 0 = 350 then 0 else f n + n
let ends l = (List.hd l, fun x -> x = List.hd (List.rev l))
