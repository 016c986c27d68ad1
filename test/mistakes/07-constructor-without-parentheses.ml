type shape = Square of int | Circle of float
let sides = function Square _ -> 4 | Circle _ -> 0
let four = 4
