(* ask: check *)
(* Sequences are data that waits: they are made as far as the programs ask for them. *)
let rec interleave (a : 'a Seq.t) (b : 'a Seq.t) () = match a () with Seq.Nil -> b () | Seq.Cons (x, t) -> Seq.Cons (x, interleave t b)
let rec nth n (s : 'a Seq.t) = match s () with Seq.Nil -> None | Seq.Cons (x, t) -> if n = 0 then Some x else nth (n - 2) t
let rec same (a : int Seq.t) (b : int Seq.t) = match a (), b () with Seq.Nil, Seq.Nil -> true | Seq.Cons (x, s), Seq.Cons (y, t) -> x = y | _ -> false
let app f (s : int Seq.t) = List.of_seq (Seq.map (fun x -> f (f x)) s)
type 'a gen = { next : unit -> ('a * 'a gen) option }
let rec tol g = match g.next () with None -> [] | Some (x, g) -> tol g @ [x]
let pairs (s : (int * string) Seq.t) = List.of_seq (Seq.filter (fun (n, s) -> n >= 0 && s <> "") s)
