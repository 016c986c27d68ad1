(* Memoisation: tables that functions keep between calls. check: missed, ways, common *)

let misses = ref 0

let memo f =
  let table = Hashtbl.create 16 in
  fun x ->
    match Hashtbl.find_opt table x with
    | Some y -> y
    | None ->
        incr misses;
        let y = f x in
        Hashtbl.add table x y;
        y

let memo_rec f =
  let table = Hashtbl.create 16 in
  let rec self x =
    match Hashtbl.find_opt table x with
    | Some y -> y
    | None ->
        let y = f self x in
        Hashtbl.add table x y;
        y
  in
  self

let fib = memo_rec (fun self n -> if n < 2 then n else self (n - 1) + self (n - 2))

(* In how many ways can the coins pay the sum? *)
let ways coins sum =
  let go self = function
    | _, 0 -> 1
    | [], _ -> 0
    | coin :: rest, sum -> if sum < 0 then 0 else self (coin :: rest, sum - coin) + self (rest, sum)
  in
  memo_rec go (coins, sum)

let common a b =
  let go self (i, j) =
    if i = String.length a || j = String.length b then 0
    else if a.[i] = b.[j] then 1 + self (i + 1, j + 1)
    else max (self (i + 1, j)) (self (i, j + 1))
  in
  memo_rec go (0, 0)

let square = memo (fun n -> n * n)
let missed () = !misses

let () =
  Printf.printf "%d %d %d\n" (fib 50) (ways [ 1; 2; 5 ] 10) (common "nematode" "empty");
  ignore (square 3 + square 4 + square 3);
  Printf.printf "%d\n" (missed ())
