(*** about: Seq ***)
(*** check: --function interleave ***)
(*** see ***)
fun node -> List.of_seq (fun () -> node)
(*** reference ***)
let rec interleave (a : int Seq.t) (b : int Seq.t) : int Seq.t =
 fun () -> match a () with Seq.Nil -> b () | Seq.Cons (x, r) -> Seq.Cons (x, interleave b r)
(*** inputs ***)
let seqs = E.seqs 2 E.ints
let cases = E.cases (E.pair seqs seqs) (fun (a, b) -> List.of_seq (interleave a b))
(*** right: result named ***)
Seq.Cons (x, interleave b r) ===> let rest = interleave b r in Seq.Cons (x, rest)
(*** right: by lists ***)
let rec weave a b = match a with [] -> b | x :: r -> x :: weave b r
let interleave a b = List.to_seq (weave (List.of_seq a) (List.of_seq b))
(*** right: two at a time ***)
Seq.Nil -> b () | Seq.Cons (x, r) -> Seq.Cons (x, interleave b r) ===> Seq.Nil -> b () | Seq.Cons (x, r) -> Seq.Cons (x, fun () -> match b () with Seq.Nil -> r () | Seq.Cons (y, s) -> Seq.Cons (y, interleave r s))
(*** wrong: one after the other ***)
interleave b r ===> interleave r b
(*** wrong: ends with the first ***)
Seq.Nil -> b () ===> Seq.Nil -> Seq.Nil
(*** wrong: doubled ***)
Seq.Cons (x, interleave b r) ===> Seq.Cons (x, fun () -> Seq.Cons (x, interleave b r))
(*** wrong: first again ***)
interleave b r ===> interleave b (fun () -> match r () with Seq.Nil -> Seq.Nil | Seq.Cons (_, s) -> Seq.Cons (x, s))
