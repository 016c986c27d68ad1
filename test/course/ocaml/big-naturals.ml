(* Number bases and big naturals: lists of digits, the last digit first. check: to_base, add, multiply_digit *)

(* ---- bases ---- *)

let to_base base n =
  let rec go n = if n < base then [ n ] else (n mod base) :: go (n / base) in
  if base < 2 || n < 0 then [] else go n

let of_base base digits = List.fold_right (fun digit n -> digit + (base * n)) digits 0

let show_digit d = if d < 10 then string_of_int d else String.make 1 (Char.chr (Char.code 'a' + d - 10))
let show digits = String.concat "" (List.rev_map show_digit digits)

(* ---- naturals of any size, in base ten ---- *)

type natural = int list

let of_int n : natural = to_base 10 n

(* Digit by digit, as on paper, with what is carried. *)
let add (a : natural) (b : natural) : natural =
  let rec go carry a b =
    match (a, b) with
    | [], [] -> if carry = 0 then [] else [ carry ]
    | x :: rest, [] | [], x :: rest -> digit (x + carry) rest []
    | x :: a, y :: b -> digit (x + y + carry) a b
  and digit sum a b = (sum mod 10) :: go (sum / 10) a b in
  go 0 a b

let multiply_digit d (a : natural) : natural =
  let rec go carry = function
    | [] -> if carry = 0 then [] else [ carry ]
    | x :: rest ->
        let product = (x * d) + carry in
        (product mod 10) :: go (product / 10) rest
  in
  if d = 0 then [ 0 ] else go 0 a

(* The sum of shifted products, one for each digit of [b]. *)
let rec multiply (a : natural) (b : natural) : natural =
  match b with
  | [] -> [ 0 ]
  | [ d ] -> multiply_digit d a
  | d :: rest -> add (multiply_digit d a) (0 :: multiply a rest)

let rec power (a : natural) n : natural = if n = 0 then [ 1 ] else multiply a (power a (n - 1))
let rec factorial n : natural = if n = 0 then [ 1 ] else multiply (factorial (n - 1)) (of_int n)

let () =
  List.iter
    (fun base ->
      let digits = to_base base 2024 in
      Printf.printf "2024 in base %d: %s, back: %d\n" base (show digits) (of_base base digits))
    [ 2; 8; 16 ];
  Printf.printf "999 + 1 = %s\n" (show (add (of_int 999) (of_int 1)));
  Printf.printf "12345 * 6789 = %s\n" (show (multiply (of_int 12345) (of_int 6789)));
  Printf.printf "2^100 = %s\n" (show (power (of_int 2) 100));
  Printf.printf "30! = %s\n" (show (factorial 30))
