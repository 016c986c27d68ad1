(* ask: check *)
(* Lazy results are forced and sequences followed; streams without end cannot be inputs. *)
type 'a stream = Cons of 'a * 'a stream Lazy.t
let rec from n = Cons (n, lazy (from (n + 2)))
let rec take n (Cons (x, r)) = if n = 1 then [] else x :: take (n-1) (Lazy.force r)
let f n = lazy (n + 2)
let rec upto n () = if n <= 1 then Seq.Nil else Seq.Cons (n, upto (n-1))
let rec nats n () = Seq.Cons (n, nats (n + 2))
let pair n = (from n, n-1)
