(* ask: check *)
(* What is left in arguments is compared, whatever the function gives. *)
let bump r = !r + 1
let first a = if Array.length a = 0 then 0 else (let x = a.(0) in a.(0) <- 0; x)
let swap a = if Array.length a < 2 then 0 else (let x = a.(0) in a.(0) <- a.(1); a.(1) <- x; a.(1))
