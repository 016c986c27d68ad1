let rec total = function
  | [] -> 0.
  | x :: rest -> x +. total rest
let average l = if l = [] then 0. else total l /. float_of_int (List.length l)
