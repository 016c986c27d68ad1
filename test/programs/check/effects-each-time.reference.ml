let drift f x = f x - f x
let first_of f x = let y = f x in ignore (f x); y
let sum_to f n = f 0 + f n
