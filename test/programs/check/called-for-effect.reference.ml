let rec iter f = function [] -> () | x :: rest -> f x; iter f rest
let iteri f list =
  let rec go i = function [] -> () | x :: rest -> f i x; go (i + 1) rest in
  go 0 list
let rec repeat n f = if n > 0 then (f (); repeat (n - 1) f)
let both f g x = f x; g (x + 1); x
let rec count f = function [] -> 0 | x :: rest -> f x; 1 + count f rest
let only f x = f x
let ignored f x = ignore (f x); x
let each_pair f xs ys = List.iter (fun x -> List.iter (fun y -> f (x, y)) ys) xs
