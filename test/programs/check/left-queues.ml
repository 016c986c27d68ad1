(* ask: check *)
(* What is left in queues and stacks that are given is compared, whatever the function returns. *)
let next (q : int Queue.t) = Queue.peek q
let move (a : int Queue.t) (b : int Queue.t) = Queue.length a + Queue.length b
let top (s : int Stack.t) = ignore (Stack.top s); Stack.length s - 1
let drain (q : int Queue.t) = let l = List.of_seq (Queue.to_seq q) in Queue.clear q; l
let rotate (q : int Queue.t) = let x = Queue.take q in Queue.add x q
