let rec map f = function [] -> [] | x :: rest -> let y = f x in y :: map f rest
let rec exists p = function [] -> false | x :: rest -> p x || exists p rest
let rec fold f acc = function [] -> acc | x :: rest -> fold f (f acc x) rest
let compose f g x = f (g x)
let ask question = question () + question ()
