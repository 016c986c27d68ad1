(* Tail recursion: accumulators turn waiting calls into loops. check: fibonacci, power, digits, maximum *)

(* Waits for each recursive call: deep for large [n]. *)
let rec sum_to_waiting n = if n <= 0 then 0 else n + sum_to_waiting (n - 1)

(* The accumulator holds what has been summed so far; the last thing done is the call. *)
let sum_to n =
  let rec loop acc n = if n <= 0 then acc else loop (acc + n) (n - 1) in
  loop 0 n

(* Two accumulators: a Fibonacci number and the one after it. *)
let fibonacci n =
  let rec loop current next n = if n <= 0 then current else loop next (current + next) (n - 1) in
  loop 0 1 n

let factorial n =
  let rec loop acc n = if n <= 1 then acc else loop (acc * n) (n - 1) in
  loop 1 n

(* Squares the base while it halves the exponent: [acc * base ^ exponent] stays the same. *)
let power base exponent =
  let rec loop acc base exponent =
    if exponent <= 0 then acc
    else if exponent mod 2 = 0 then loop acc (base * base) (exponent / 2)
    else loop (acc * base) base (exponent - 1)
  in
  loop 1 base exponent

(* Decimal digits, most significant first: taken from the back, so an accumulator has them in order. *)
let digits n =
  let rec loop acc n = if n < 10 then n :: acc else loop ((n mod 10) :: acc) (n / 10) in
  loop [] (abs n)

let maximum = function
  | [] -> None
  | first :: rest ->
      let rec loop best = function
        | [] -> Some best
        | x :: rest -> loop (if x > best then x else best) rest
      in
      loop first rest

(* An accumulator comes out backwards: reverse it once, at the end. *)
let map f xs =
  let rec loop acc = function
    | [] -> List.rev acc
    | x :: rest -> loop (f x :: acc) rest
  in
  loop [] xs

let () =
  Printf.printf "%d = %d\n" (sum_to_waiting 100) (sum_to 100);
  Printf.printf "deep: %d\n" (sum_to 300_000);
  Printf.printf "fibonacci: %s\n" (String.concat " " (List.init 12 (fun n -> string_of_int (fibonacci n))));
  Printf.printf "factorial 15 = %d\n" (factorial 15);
  Printf.printf "2^10 = %d, 3^13 = %d\n" (power 2 10) (power 3 13);
  Printf.printf "digits: %s\n" (String.concat "," (map string_of_int (digits 90210)));
  match maximum [ 3; 14; 15; 9; 2; 6 ] with
  | Some m -> Printf.printf "maximum: %d\n" m
  | None -> print_endline "no maximum"
