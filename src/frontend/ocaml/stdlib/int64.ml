(* Integers of 64 bits. They are no blocks here, so == finds equal ones the same; and of a
   float that is not a number the bits tell only the sign. Not here: format. *)

external add : int64 -> int64 -> int64 = "i64.add"
external sub : int64 -> int64 -> int64 = "i64.sub"
external mul : int64 -> int64 -> int64 = "i64.mul"
external div : int64 -> int64 -> int64 = "i64.div"
external rem : int64 -> int64 -> int64 = "i64.mod"
external logand : int64 -> int64 -> int64 = "i64.and"
external logor : int64 -> int64 -> int64 = "i64.or"
external logxor : int64 -> int64 -> int64 = "i64.xor"
external shift_left : int64 -> int -> int64 = "i64.lsl"
external shift_right : int64 -> int -> int64 = "i64.asr"
external shift_right_logical : int64 -> int -> int64 = "i64.lsr"
external of_float : float -> int64 = "i64.of_f64"
external to_int : int64 -> int = "i64.to_i63"
external to_int32 : int64 -> int32 = "i32.wrap"
external bits_of_float : float -> int64 = "f64.to_bits"
external float_of_bits : int64 -> float = "f64.of_bits"
external _cast : 'a -> 'b = "any.cast"
external _to_float : int64 -> float = "f64.of_i63"
external _to_string : int64 -> string = "i63.show"

let zero = 0L
let one = 1L
let minus_one = -1L
let max_int = 9223372036854775807L
let min_int = -9223372036854775808L
let neg n = sub 0L n
let succ n = add n 1L
let pred n = sub n 1L
let abs n = if n >= 0L then n else neg n
let lognot n = logxor n (-1L)
let to_float n = _to_float n
let to_string n = _to_string n

(* The narrower ones are a part of these. *)
let of_int (n : int) : int64 = _cast n
let of_int32 (n : int32) : int64 = _cast n
let of_nativeint (n : nativeint) : int64 = _cast n
let to_nativeint (n : int64) : nativeint = _cast n

(* ---- read as numbers without a sign ---- *)

let _unsigned_less m n = sub m min_int < sub n min_int

let unsigned_to_int n = if n >= 0L && n <= 4611686018427387903L then Some (to_int n) else None

(* Half of m has no sign bit; twice its quotient is at most one too small. *)
let unsigned_div m n =
  if n < 0L then if _unsigned_less m n then 0L else 1L
  else
    let q = shift_left (div (shift_right_logical m 1) n) 1 in
    if _unsigned_less (sub m (mul q n)) n then q else succ q

let unsigned_rem m n = sub m (mul (unsigned_div m n) n)

(* ---- from a string, for all widths ---- *)

let _digit c =
  match c with
  | '0' .. '9' -> Char.code c - 48
  | 'a' .. 'f' -> Char.code c - 87
  | 'A' .. 'F' -> Char.code c - 55
  | _ -> 99

(* The digits of s from i on, without a sign; underscores may stand after the first. *)
let rec _parse_digits s i base so_far =
  if i = String.length s then Some so_far
  else if s.[i] = '_' then _parse_digits s (i + 1) base so_far
  else
    let digit = _digit s.[i] in
    let wide_base = of_int base in
    if digit >= base || _unsigned_less (unsigned_div (-1L) wide_base) so_far then None
    else
      let next = add (mul so_far wide_base) (of_int digit) in
      if _unsigned_less next (of_int digit) then None else _parse_digits s (i + 1) base next

(* Where the digits begin, their base, and whether they are limited to the signed range. *)
let _base_at s i =
  let next = if i + 1 < String.length s && s.[i] = '0' then s.[i + 1] else ' ' in
  match next with
  | 'x' | 'X' -> (i + 2, 16, false)
  | 'o' | 'O' -> (i + 2, 8, false)
  | 'b' | 'B' -> (i + 2, 2, false)
  | 'u' | 'U' -> (i + 2, 10, false)
  | _ -> (i, 10, true)

(* Of an integer with a sign in so many bits; without a sign it may need all of them. *)
let _fits bits limited negative n =
  let half = shift_left 1L (bits - 1) in
  if limited then _unsigned_less n half || (negative && n = half)
  else bits = 64 || _unsigned_less n (shift_left 1L bits)

let _of_string_opt bits s =
  let negative = s <> "" && s.[0] = '-' in
  let signed = negative || (s <> "" && s.[0] = '+') in
  let start, base, limited = _base_at s (if signed then 1 else 0) in
  if start >= String.length s || s.[start] = '_' then None
  else
    match _parse_digits s start base 0L with
    | Some n when _fits bits limited negative n -> Some (if negative then neg n else n)
    | Some _ | None -> None

let of_string_opt s = _of_string_opt 64 s

let of_string s =
  match of_string_opt s with
  | Some n -> n
  | None -> failwith "Int64.of_string"

type t = int64

let unsigned_compare (m : t) (n : t) = compare (sub m min_int) (sub n min_int)
let min (m : t) (n : t) : t = if m <= n then m else n
let max (m : t) (n : t) : t = if m >= n then m else n

external equal : t -> t -> bool = "i63.eq"
external compare : t -> t -> int = "i63.compare"
