type 'a stream = Cons of 'a * 'a stream Lazy.t
let rec from n = Cons (n, lazy (from (n + 1)))
let rec take n (Cons (x, r)) = if n = 0 then [] else x :: take (n-1) (Lazy.force r)
let f n = lazy (n + 1)
let rec upto n () = if n <= 0 then Seq.Nil else Seq.Cons (n, upto (n-1))
let rec nats n () = Seq.Cons (n, nats (n + 1))
let pair n = (from n, n)
