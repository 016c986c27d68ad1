(* ask: types --dump types *)
type shape = Dot | Circle of float
let twice f x = f (f x)
