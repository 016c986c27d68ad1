(* ask: check *)
(* A function whose results are looked at is not only called for what it does. *)
let same_key _ _ _ = true
let iter2 f x = if f x = f 1 then 0 else 1
let keep f l = let rec go = function [] -> () | x :: r -> go r; f x in go l
let twice g x = let a = g x in a = a
