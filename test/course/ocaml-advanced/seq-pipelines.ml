(* Sequences: pipelines over the library's Seq. check: scan, take_while, neighbours *)

let rec take n seq () =
  if n <= 0 then Seq.Nil else match seq () with Seq.Nil -> Seq.Nil | Seq.Cons (x, rest) -> Seq.Cons (x, take (n - 1) rest)

let rec take_while p seq () =
  match seq () with
  | Seq.Cons (x, rest) when p x -> Seq.Cons (x, take_while p rest)
  | _ -> Seq.Nil

let rec append s t () = match s () with Seq.Nil -> t () | Seq.Cons (x, rest) -> Seq.Cons (x, append rest t)

let rec scan f acc seq () =
  Seq.Cons
    ( acc,
      fun () ->
        match seq () with
        | Seq.Nil -> Seq.Nil
        | Seq.Cons (x, rest) -> scan f (f acc x) rest () )

let rec neighbours seq () =
  match seq () with
  | Seq.Nil -> Seq.Nil
  | Seq.Cons (x, rest) -> (
      match rest () with
      | Seq.Nil -> Seq.Nil
      | Seq.Cons (y, _) -> Seq.Cons ((x, y), neighbours rest))

let rec dedup seq () =
  match seq () with
  | Seq.Nil -> Seq.Nil
  | Seq.Cons (x, rest) -> (
      match rest () with
      | Seq.Cons (y, _) when x = y -> dedup rest ()
      | _ -> Seq.Cons (x, dedup rest))

let rec ints from () = Seq.Cons (from, ints (from + 1))
let length seq = Seq.fold_left (fun n _ -> n + 1) 0 seq
let even_squares seq = seq |> Seq.filter (fun n -> n mod 2 = 0) |> Seq.map (fun n -> n * n)

let () =
  let show seq = Seq.iter (Printf.printf "%d ") seq in
  show (take 4 (even_squares (ints 1)));
  show (take_while (fun n -> n < 12) (take 9 (scan ( + ) 0 (ints 1))));
  show (dedup (List.to_seq [ 1; 1; 2; 2; 1 ]));
  show (Seq.map (fun (a, b) -> a * b) (neighbours (List.to_seq [ 1; 2; 3 ])));
  Printf.printf "%d\n" (length (append (take 3 (ints 0)) (take 2 (ints 0))))
