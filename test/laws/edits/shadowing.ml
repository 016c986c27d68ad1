(* Names that hide others: what is moved must mean the same where it goes. *)
let f x y = let x = x + y in (let y = x * y in y - x) + y
let g x l = match l with [] -> x | x :: _ -> x + 1
let h x l = match l with [] -> x | y :: _ -> 0
let swap x l = match l with [] -> x | x :: _ -> 0
let k a b = let a, b = (b, a) in (a - b, fun a -> a - b)
let rec m x = function [] -> x | x :: r -> m x r
let n (x : int) = let f x = x + 1 in let x = f x in let f = f x in f - x
let o x = (fun x -> x + 1) (x - 1)
let p x y = let z = x in let x = y in if x > z then x else z
