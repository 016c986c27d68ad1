(* ask: check --exceptions same *)
(* What is left in arguments goes with an exception. *)
let take (q : int Queue.t) = let x = Queue.peek q in if x < 0 then raise Not_found else Queue.pop q
let spend (r : int ref) n = if !r - n < 0 then failwith "broke" else (r := !r - n; !r)
let check (q : int Queue.t) = match Queue.length q with 0 -> raise Exit | n -> n
