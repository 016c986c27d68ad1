let head = function [] -> 0 | x :: _ -> x
