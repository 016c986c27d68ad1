let rec sum = function [] -> 0 | x :: rest -> x + sum rest
let rec product = function [] -> 1 | x :: rest -> x * product rest
let above x = x > 4
