(*** about: Seq ***)
(*** check: --function keep ***)
(*** see ***)
fun node -> List.of_seq (fun () -> node)
(*** reference ***)
let rec keep p (s : int Seq.t) : int Seq.t =
 fun () -> match s () with Seq.Nil -> Seq.Nil | Seq.Cons (x, r) -> if p x then Seq.Cons (x, keep p r) else keep p r ()
(*** inputs ***)
let seqs = E.seqs 3 E.ints
let head s = match s () with Seq.Nil -> None | Seq.Cons (x, _) -> Some x
let inputs = E.pair (E.predicates @ E.partial) seqs
let cases = E.cases inputs (fun (p, s) -> List.of_seq (keep p s)) @ E.cases inputs (fun (p, s) -> head (keep p s))
(*** right: library ***)
let keep p (s : int Seq.t) = Seq.filter p s
(*** wrong: by a list ***)
let keep p (s : int Seq.t) = List.to_seq (List.filter p (List.of_seq s))
(*** right: map of options ***)
let keep p (s : int Seq.t) = Seq.filter_map (fun x -> if p x then Some x else None) s
(*** wrong: the others ***)
if p x ===> if not (p x)
(*** wrong: stops ***)
else keep p r () ===> else Seq.Nil
(*** wrong: drops while ***)
Seq.Cons (x, keep p r) ===> Seq.Cons (x, r)
(*** wrong: skips one more ***)
else keep p r () ===> else match r () with Seq.Nil -> Seq.Nil | Seq.Cons (_, r) -> keep p r ()
