(* A prime sieve: arrays that are crossed out in loops. check: primes_up_to, factors, is_prime *)

(* [sieve n].(k) tells whether [k] is prime, for [k] from 0 to [n]. *)
let sieve n =
  let prime = Array.make (max 2 (n + 1)) true in
  prime.(0) <- false;
  prime.(1) <- false;
  let i = ref 2 in
  while !i * !i <= n do
    if prime.(!i) then begin
      let multiple = ref (!i * !i) in
      while !multiple <= n do
        prime.(!multiple) <- false;
        multiple := !multiple + !i
      done
    end;
    incr i
  done;
  prime

let primes_up_to n =
  let prime = sieve n in
  let found = ref [] in
  for k = n downto 2 do
    if prime.(k) then found := k :: !found
  done;
  !found

(* Without an array: try divisors up to the square root. *)
let is_prime n =
  let rec no_divisor d = d * d > n || (n mod d <> 0 && no_divisor (d + 1)) in
  n >= 2 && no_divisor 2

(* The prime factors of a number, smallest first. *)
let factors n =
  let rec go d n =
    if n < 2 then []
    else if d * d > n then [ n ]
    else if n mod d = 0 then d :: go d (n / d)
    else go (d + 1) n
  in
  go 2 n

(* Pairs of primes with one number between them. *)
let twins primes =
  let rec go = function
    | p :: (q :: _ as rest) -> if q - p = 2 then (p, q) :: go rest else go rest
    | _ -> []
  in
  go primes

let () =
  let primes = primes_up_to 60 in
  let show ns = String.concat " " (List.map string_of_int ns) in
  Printf.printf "primes: %s\n" (show primes);
  Printf.printf "the same: %b\n" (List.filter is_prime (List.init 61 Fun.id) = primes);
  Printf.printf "twins: %s\n" (String.concat " " (List.map (fun (p, q) -> Printf.sprintf "%d-%d" p q) (twins primes)));
  let show_product ns = String.concat " * " (List.map string_of_int ns) in
  List.iter (fun n -> Printf.printf "%d = %s\n" n (show_product (factors n))) [ 60; 97; 1001 ];
  Printf.printf "primes below 10000: %d\n" (List.length (primes_up_to 10_000))
