(* ask: check *)
(* Differs when the rest of a stream, or a suspension, is forced; a sequence may have no end. *)
type 'a stream = Cons of 'a * 'a stream Lazy.t
let rec from n = Cons (n, lazy (from (if n = 3 then 5 else n + 1)))
let mk n = lazy n
let rec upto n : int Seq.t = fun () -> if n <= 0 then Seq.Nil else Seq.Cons (n, upto (n - 1))
