let double x = x + x
let six = 6
