let same_key f a b = f a = f b
let iter2 f x = f x; 0
let keep f l = let rec go = function [] -> () | x :: r -> f x; go r in go l
let twice g x = g x = g x
