(* ask: repair *)
(* What is solved for is given to a function that is not known *)
let twice f = f (f 3)
