let rec sum = function [] -> 0 | x :: r -> x + sum r
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
let double x = 2 * x
let first s = s.[0]
