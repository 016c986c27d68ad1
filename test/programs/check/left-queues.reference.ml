let next (q : int Queue.t) = Queue.pop q
let move (a : int Queue.t) (b : int Queue.t) = Queue.transfer a b; Queue.length b
let top (s : int Stack.t) = ignore (Stack.pop s); Stack.length s
let drain (q : int Queue.t) = let r = ref [] in while not (Queue.is_empty q) do r := Queue.pop q :: !r done; List.rev !r
let rotate (q : int Queue.t) = Queue.push (Queue.pop q) q
