let distance a b = abs (b - a)
let five = 5
