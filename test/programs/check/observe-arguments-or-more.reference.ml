let double x = 2 * x
let table l = List.map (fun x -> (x, x * x)) l
