(* ask: run *)
let a = 1 + "two"
let f x = if x then 1 else "no"
let g l = List.map (fun x -> x + 1) (List.map string_of_int l)
let rec h = function [] -> 0 | x :: rest -> x ^ h rest
