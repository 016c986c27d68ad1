(* ask: check *)
let push (a : int Queue.t array) = if Array.length a > 0 then Queue.push 1 a.(0)
let length (a : int Queue.t array) = Array.length a
let fill (q : int Queue.t) = Queue.push 1 q
