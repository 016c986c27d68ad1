let swap p = (snd p, fst p)
let pair = ("one", 1)
