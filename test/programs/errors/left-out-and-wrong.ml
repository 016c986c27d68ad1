(* ask: types *)
(* What uses objects is not checked; everything else is. *)
let draw p = p#x + "a"
let wrong x = x + "a"
let right = draw 3 + 1
