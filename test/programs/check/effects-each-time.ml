(* ask: check --effects same *)
(* The same calls are made: only a function that gives another thing each time tells these apart. *)
let drift f x = ignore (f x : int); ignore (f x : int); 0
let first_of f x = ignore (f x); f x
let sum_to f n = let a = f n in let b = f 0 in a + b
