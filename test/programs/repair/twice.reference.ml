let rec length l = match l with [] -> 0 | _ :: rest -> 1 + length rest
let rec count x l = match l with [] -> 0 | y :: rest -> if x = y then 1 + count x rest else count x rest
let double x = 2 * x
