let rec sum = function [] -> 0 | n :: rest -> n + sum rest
let six = 6
