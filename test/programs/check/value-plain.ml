(* ask: check *)
let answer = 41
let name = "plato"
let pair = (1, [ 2; 4 ])
let steps = (10, fun x -> x + 2)
let later = lazy 3
let same = Some (1. /. 2.)
let id x = x
