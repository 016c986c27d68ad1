(* ask: run --fuel 1000000 *)
type stream = Cons of int * stream Lazy.t
let rec from n = Cons (n, lazy (from (n + 1)))
let rec last (Cons (_, rest)) = last (Lazy.force rest)
let () = last (from 0)
