(* Rational numbers: a signature keeps fractions in lowest terms. check: gcd, reduce, sum_of, compare_fractions *)

let rec gcd a b = if b = 0 then abs a else gcd b (a mod b)

(* Lowest terms, with the sign above; nothing is divided by zero. *)
let reduce (num, den) =
  if den = 0 then None
  else
    let d = gcd num den in
    let d = if den < 0 then -d else d in
    Some (num / d, den / d)

module Rational : sig
  type t

  val make : int -> int -> t
  val of_int : int -> t
  val parts : t -> int * int
  val add : t -> t -> t
  val mul : t -> t -> t
  val neg : t -> t
  val inverse : t -> t
  val compare : t -> t -> int
  val to_string : t -> string
end = struct
  (* In lowest terms, [den] positive: equal numbers are equal records. *)
  type t = { num : int; den : int }

  let make num den =
    match reduce (num, den) with
    | None -> raise Division_by_zero
    | Some (num, den) -> { num; den }

  let of_int n = { num = n; den = 1 }
  let parts { num; den } = (num, den)
  let add a b = make ((a.num * b.den) + (b.num * a.den)) (a.den * b.den)
  let mul a b = make (a.num * b.num) (a.den * b.den)
  let neg a = { a with num = -a.num }
  let inverse a = make a.den a.num
  let compare a b = Stdlib.compare (a.num * b.den) (b.num * a.den)
  let to_string { num; den } = if den = 1 then string_of_int num else Printf.sprintf "%d/%d" num den
end

(* The sum of fractions given as pairs, in lowest terms. *)
let sum_of pairs =
  let add total (num, den) = Rational.add total (Rational.make num den) in
  Rational.parts (List.fold_left add (Rational.of_int 0) pairs)

let compare_fractions (a, b) (c, d) = Rational.compare (Rational.make a b) (Rational.make c d)

let harmonic n = List.fold_left Rational.add (Rational.of_int 0) (List.init n (fun i -> Rational.make 1 (i + 1)))

let () =
  let third = Rational.make (-2) (-6) in
  print_endline (Rational.to_string third);
  print_endline (Rational.to_string (Rational.mul third (Rational.of_int 6)));
  print_endline (Rational.to_string (Rational.neg (Rational.inverse (Rational.make 3 4))));
  Printf.printf "the sum of the first ten: %s\n" (Rational.to_string (harmonic 10));
  let num, den = sum_of [ (1, 2); (1, 3); (1, 6) ] in
  Printf.printf "1/2 + 1/3 + 1/6 = %d/%d\n" num den;
  Printf.printf "1/2 < 2/3: %b\n" (compare_fractions (1, 2) (2, 3) < 0);
  match Rational.inverse (Rational.make 0 5) with
  | r -> print_endline (Rational.to_string r)
  | exception Division_by_zero -> print_endline "zero has no inverse"
