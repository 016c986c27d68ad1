(* Streams: sequences without an end, computed when needed. check: first_primes, multiples_of_either, next_row *)

(* ---- our own streams, with lazy ---- *)

type 'a stream = Cons of 'a * 'a stream Lazy.t

let head (Cons (x, _)) = x
let tail (Cons (_, rest)) = Lazy.force rest
let rec from n = Cons (n, lazy (from (n + 1)))
let rec iterate f x = Cons (x, lazy (iterate f (f x)))
let rec take n s = if n <= 0 then [] else head s :: take (n - 1) (tail s)
let rec map f s = Cons (f (head s), lazy (map f (tail s)))

let rec filter p s =
  let (Cons (x, rest)) = s in
  if p x then Cons (x, lazy (filter p (Lazy.force rest))) else filter p (Lazy.force rest)

let rec zip_with f s t = Cons (f (head s) (head t), lazy (zip_with f (tail s) (tail t)))

(* Both in order, what is in both only once. *)
let rec merge s t =
  let x = head s and y = head t in
  if x < y then Cons (x, lazy (merge (tail s) t))
  else if x > y then Cons (y, lazy (merge s (tail t)))
  else Cons (x, lazy (merge (tail s) (tail t)))

(* The first of a stream is prime; what it divides is not. *)
let rec sieve (Cons (p, rest)) = Cons (p, lazy (sieve (filter (fun n -> n mod p <> 0) (Lazy.force rest))))

let first_primes n = take n (sieve (from 2))

(* A stream may be defined by itself. *)
let fibonacci =
  let rec go a b = Cons (a, lazy (go b (a + b))) in
  go 0 1

let rec hamming =
  Cons (1, lazy (merge (map (( * ) 2) hamming) (merge (map (( * ) 3) hamming) (map (( * ) 5) hamming))))

let multiples_of_either a b n = take n (merge (map (( * ) a) (from 1)) (map (( * ) b) (from 1)))

(* ---- the library's Seq ---- *)

(* The next row of Pascal's triangle: neighbours are added. *)
let next_row row = List.map2 ( + ) (0 :: row) (row @ [ 0 ])

let rec rows row () = Seq.Cons (row, rows (next_row row))

let rec seq_take n seq =
  if n <= 0 then []
  else
    match seq () with
    | Seq.Nil -> []
    | Seq.Cons (x, rest) -> x :: seq_take (n - 1) rest

let even_squares xs =
  List.to_seq xs |> Seq.filter (fun n -> n mod 2 = 0) |> Seq.map (fun n -> n * n) |> List.of_seq

let () =
  let show ns = String.concat " " (List.map string_of_int ns) in
  Printf.printf "primes: %s\n" (show (first_primes 12));
  Printf.printf "fibonacci: %s\n" (show (take 12 fibonacci));
  Printf.printf "differences: %s\n" (show (take 10 (zip_with ( - ) (tail fibonacci) fibonacci)));
  Printf.printf "hamming: %s\n" (show (take 15 hamming));
  Printf.printf "of 3 or 5: %s\n" (show (multiples_of_either 3 5 10));
  Printf.printf "powers of 2: %s\n" (show (take 10 (iterate (( * ) 2) 1)));
  List.iter (fun row -> print_endline (show row)) (seq_take 5 (rows [ 1 ]));
  Printf.printf "even squares: %s\n" (show (even_squares [ 1; 2; 3; 4; 5; 6 ]))
