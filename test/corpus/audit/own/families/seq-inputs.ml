(*** about: Seq ***)
(*** check: --function total ***)
(*** reference ***)
let rec total n (s : int Seq.t) = if n <= 0 then 0 else match s () with Seq.Nil -> 0 | Seq.Cons (x, r) -> x + total (n - 1) r
(*** inputs ***)
let seqs = E.seqs 3 E.ints
let once () = let used = ref false in fun () -> if !used then Seq.Nil else (used := true; Seq.Cons (1, Seq.empty))
let odd = E.outside "pure-functions" [ E.fresh 6 "once" once ]
let cases = E.cases (E.pair E.ints (seqs @ odd)) (fun (n, s) -> total n s)
(*** right: swapped ***)
x + total (n - 1) r ===> total (n - 1) r + x
(*** right: less than one ***)
n <= 0 ===> n < 1
(*** right: by a list ***)
let rec first n s = if n <= 0 then [] else match s () with Seq.Nil -> [] | Seq.Cons (x, r) -> x :: first (n - 1) r
let total n (s : int Seq.t) = List.fold_left ( + ) 0 (first n s)
(*** right: looked at twice ***)
match s () with Seq.Nil -> 0 ===> match s () with Seq.Nil -> 0 | Seq.Cons (0, _) -> (match s () with Seq.Cons (_, r) -> total (n - 1) r | Seq.Nil -> 0)
(*** wrong: one more ***)
n <= 0 ===> n < 0
(*** wrong: product ***)
x + total (n - 1) r ===> x * total (n - 1) r
(*** wrong: endless ***)
let total n (s : int Seq.t) = if n = 0 then 0 else Seq.fold_left ( + ) 0 s
(*** wrong: every other ***)
x + total (n - 1) r ===> x + total (n - 2) r
(*** wrong: negative skipped ***)
Seq.Cons (x, r) -> x ===> Seq.Cons (x, r) -> max x 0
