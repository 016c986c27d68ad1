(* ask: check *)
(* Functions that give nothing are called for what they do: how often, with what, in which order. *)
let rec iter f = function [] -> () | x :: rest -> iter f rest; f x
let iteri f list =
  let rec go i = function [] -> () | x :: rest -> f i x; go (i + 1) rest in
  go 1 list
let rec repeat n f = if n > 1 then (f (); repeat (n - 1) f)
let both f g x = g (x + 1); f x; x
let count f list = List.iter f list; List.length list
let only _ _ = ()
let ignored _ x = x
let each_pair f xs ys = List.iter (fun y -> List.iter (fun x -> f (x, y)) xs) ys
