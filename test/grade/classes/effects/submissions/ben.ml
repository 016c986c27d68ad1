let rec each (f : string -> unit) = function [] -> () | x :: r -> each f r; f x
let counter = let n = ref 0 in fun k -> n := !n + k; !n
let bump r = r := !r + 1; !r
let adders n = List.map (fun i x -> i + x) (List.init n Fun.id)
let table l = fun (x : string) -> List.length (List.filter (fun y -> y = x) l)
let twice (f : string -> string) x = f (f (f x))
