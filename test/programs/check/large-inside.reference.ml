let rec sum = function [] -> 0 | x :: r -> x + sum r
let double x = 2 * x
let successor x = x + 1
let negate x = -x
