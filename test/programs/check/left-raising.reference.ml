let take (q : int Queue.t) = let x = Queue.pop q in if x < 0 then raise Not_found else x
let spend (r : int ref) n = r := !r - n; if !r < 0 then failwith "broke" else !r
let check (q : int Queue.t) = if Queue.is_empty q then raise Exit else Queue.length q
