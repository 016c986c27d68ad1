type 'a stream = Cons of 'a * 'a stream Lazy.t
let rec from n = Cons (n, lazy (from (n + 1)))
let mk n = lazy (n + 1)
let rec upto n : int Seq.t = fun () -> if n <= 0 then Seq.Nil else Seq.Cons (n, upto (n - 1))
