(* An integer among floats *)
let rec total = function
  | [] -> 0.
  | x :: rest -> x +. total rest
let average l = if l = [] then 0. else total l / List.length l
