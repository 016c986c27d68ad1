let lookup i = if i >= 0 && i < 3 then 7 else 0
let double x = 2 * x
