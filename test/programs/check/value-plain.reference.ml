let answer = 42
let name = "socrates"
let pair = (1, [ 2; 3 ])
let steps = (10, fun x -> x + 1)
let later = lazy (1 + 1)
let same = Some 0.5
let id x = x
