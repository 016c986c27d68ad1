(* ask: check *)
(* There is always a longer sequence, unless the programs only look at its beginning. *)
let sum (s : int Seq.t) = Seq.fold_left ( + ) 0 s
let first (s : 'a Seq.t) = match s () with Seq.Cons (x, _) -> Some x | Seq.Nil -> None
let is_empty (s : 'a Seq.t) = s () = Seq.Nil
let rec take n (s : 'a Seq.t) = match n with n when n <= 0 -> [] | n -> (match s () with Seq.Nil -> [] | Seq.Cons (x, t) -> x :: take (n - 1) t)
