(* ask: check *)
(* Tables that are too large for us, though not for OCaml: what does not need them is compared, what does is not known. *)
let table = Array.make 100_000_000 (-1)
let text = Bytes.create 200_000_000
let all = List.init 30_000_000 (fun i -> i)
let rec sum l = match l with [] -> 0 | x :: r -> sum r + x

let rec fib n =
  if n < 2 then n
  else if n < 100_000_000 && table.(n) >= 0 then table.(n)
  else
    let v = fib (n - 1) + fib (n - 2) in
    if n < 100_000_000 then table.(n) <- v;
    v

let double x = x * x
let first s = s.[0]
