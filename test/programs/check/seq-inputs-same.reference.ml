let rec sum (s : int Seq.t) = match s () with Seq.Nil -> 0 | Seq.Cons (x, t) -> x + sum t
let first (s : 'a Seq.t) = match s () with Seq.Nil -> None | Seq.Cons (x, _) -> Some x
let is_empty (s : 'a Seq.t) = match s () with Seq.Nil -> true | Seq.Cons _ -> false
let rec take n (s : 'a Seq.t) = if n <= 0 then [] else match s () with Seq.Nil -> [] | Seq.Cons (x, t) -> x :: take (n - 1) t
