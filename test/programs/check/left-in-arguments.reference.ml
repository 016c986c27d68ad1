let bump r = incr r; !r
let first a = if Array.length a = 0 then 0 else a.(0)
let swap a = if Array.length a < 2 then 0 else (let x = a.(0) in a.(0) <- a.(1); a.(1) <- x; x)
