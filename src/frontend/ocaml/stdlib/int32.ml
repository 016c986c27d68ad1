(* Integers of 32 bits: those of 63 bits, cut off. They are no blocks here, so == finds equal
   ones the same. Not here: format. *)

external bits_of_float : float -> int32 = "f64.to_bits32"
external float_of_bits : int32 -> float = "f64.of_bits32"
external _cut : int -> int32 = "i32.wrap"
external _int : int32 -> int = "any.cast"

let of_int n = _cut n
let to_int n = _int n
let zero = 0l
let one = 1l
let minus_one = -1l
let max_int = 2147483647l
let min_int = -2147483648l
let neg n = _cut (-_int n)
let add m n = _cut (_int m + _int n)
let sub m n = _cut (_int m - _int n)
let mul m n = _cut (_int m * _int n)
let div m n = _cut (_int m / _int n)
let rem m n = _cut (_int m mod _int n)
let succ n = _cut (_int n + 1)
let pred n = _cut (_int n - 1)
let abs n = if n >= 0l then n else neg n
let logand m n = _cut (_int m land _int n)
let logor m n = _cut (_int m lor _int n)
let logxor m n = _cut (_int m lxor _int n)
let lognot n = _cut (lnot (_int n))

let _bits n = _int n land 0xFFFFFFFF

(* Of the distance only 5 bits count, as on amd64. *)
let shift_left n by = _cut (_int n lsl (by land 31))
let shift_right n by = _cut (_int n asr (by land 31))
let shift_right_logical n by = _cut (_bits n lsr (by land 31))

(* Out of range: the least integer. *)
let of_float x =
  let n = int_of_float x in
  if x > -2147483649. && x < 2147483648. then _cut n else min_int

let to_float n = float_of_int (_int n)
let to_string n = string_of_int (_int n)
let unsigned_to_int n = Some (_bits n)
let unsigned_div m n = _cut (_bits m / _bits n)
let unsigned_rem m n = _cut (_bits m mod _bits n)

let of_string_opt s =
  match Int64._of_string_opt 32 s with
  | Some n -> Some (Int64.to_int32 n)
  | None -> None

let of_string s =
  match of_string_opt s with
  | Some n -> n
  | None -> failwith "Int32.of_string"

type t = int32

let unsigned_compare (m : t) (n : t) = compare (_bits m) (_bits n)
let min (m : t) (n : t) : t = if m <= n then m else n
let max (m : t) (n : t) : t = if m >= n then m else n

external equal : t -> t -> bool = "i63.eq"
external compare : t -> t -> int = "i63.compare"
