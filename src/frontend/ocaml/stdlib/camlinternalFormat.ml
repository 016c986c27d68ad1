(* What the conversions of a format make of their arguments; for Printf and Format. What the
   type checker has made sure of is taken on trust here, by _cast. *)

open CamlinternalFormatBasics

external _cast : 'a -> 'b = "any.cast"
external _format_float : string -> float -> string = "f64.format"
external _join : string -> string array -> string = "str.join"

(* ---- padding ---- *)

(* How much of a number goes before the zeros that widen it: its sign, or 0x. *)
let _head_length s =
  let second = if String.length s > 1 then s.[1] else ' ' in
  if s = "" then 0
  else
    match s.[0] with
    | '+' | '-' | ' ' -> 1
    | '0' when second = 'x' || second = 'X' -> 2
    | _ -> 0

let _zero_fill width s =
  let head = _head_length s in
  let missing = width - String.length s in
  if missing <= 0 then s
  else String.sub s 0 head ^ String.make missing '0' ^ String.sub s head (String.length s - head)

(* A negative width (of a star) pads on the right. *)
let _pad flags width s =
  let missing = abs width - String.length s in
  if missing <= 0 then s
  else if width < 0 || String.contains flags '-' then s ^ String.make missing ' '
  else if String.contains flags '0' then _zero_fill width s
  else String.make missing ' ' ^ s

let _without_zero flags = if String.contains flags '-' then "-" else ""

(* ---- conversions ---- *)

let _signed flags negative digits =
  if negative then "-" ^ digits
  else if String.contains flags '+' then "+" ^ digits
  else if String.contains flags ' ' then " " ^ digits
  else digits

(* The bits of an integer of the width that a letter among the flags tells. *)
let _bits_of flags n =
  if String.contains flags 'L' || String.contains flags 'n' then n
  else Int64.logand n (if String.contains flags 'l' then 0xFFFFFFFFL else 0x7FFFFFFFFFFFFFFFL)

(* n without a sign, in a base that is a power of two. *)
let rec _digits_of_bits bits alphabet n tail =
  let tail = String.make 1 alphabet.[Int64.to_int n land ((1 lsl bits) - 1)] :: tail in
  let rest = Int64.shift_right_logical n bits in
  if rest = 0L then String.concat "" tail else _digits_of_bits bits alphabet rest tail

(* n without a sign, in base ten. *)
let _unsigned n =
  if n >= 0L then Int64.to_string n
  else Int64.to_string (Int64.unsigned_div n 10L) ^ Int64.to_string (Int64.unsigned_rem n 10L)

(* 1234567 as 1_234_567. *)
let _grouped digits =
  let n = String.length digits in
  let group i =
    let mark = i > 0 && (n - i) mod 3 = 0 in
    (if mark then "_" else "") ^ String.make 1 digits.[i]
  in
  _join "" (Array.init n group)

(* n is of any width, as one of 64 bits. *)
let _int_digits flags letter n =
  let bits = _bits_of flags n in
  let alternate = String.contains flags '#' in
  let grouping = alternate && not (String.contains flags '+' || String.contains flags ' ') in
  match letter with
  | 'x' -> (if alternate && n <> 0L then "0x" else "") ^ _digits_of_bits 4 "0123456789abcdef" bits []
  | 'X' -> (if alternate && n <> 0L then "0X" else "") ^ _digits_of_bits 4 "0123456789ABCDEF" bits []
  | 'o' -> (if alternate && n <> 0L then "0" else "") ^ _digits_of_bits 3 "01234567" bits []
  | _ ->
    let digits = _unsigned (if letter = 'u' then bits else if n >= 0L then n else Int64.neg n) in
    let digits = if grouping then _grouped digits else digits in
    if letter = 'u' then digits else _signed flags (n < 0L) digits

(* A precision is the least number of digits; with one, a 0 among the flags does nothing. *)
let _convert_int flags width precision letter n =
  let digits = _int_digits flags letter n in
  match precision with
  | Fixed least -> _pad (_without_zero flags) width (_zero_fill (abs least + _head_length digits) digits)
  | Unset | Star -> _pad flags width digits

let _is_hexadecimal letter = letter = 'h' || letter = 'H'

let _convert_digits flags precision letter x =
  let sign = if String.contains flags '+' then "+" else if String.contains flags ' ' then " " else "" in
  let digits =
    match precision with
    | Fixed n -> if n < 0 && _is_hexadecimal letter then "" else "." ^ string_of_int (abs n)
    | Unset | Star -> ""
  in
  _format_float ("%" ^ sign ^ digits ^ String.make 1 letter) x

(* %F: as OCaml itself writes floats, with a # in hexadecimal. *)
let _convert_ocaml_float flags precision x =
  if Float.is_nan x then "nan"
  else if x = infinity then "infinity"
  else if x = neg_infinity then "neg_infinity"
  else if String.contains flags '#' then _convert_digits flags precision 'h' x
  else
    let s = _convert_digits flags (if precision = Unset then Fixed 12 else precision) 'g' x in
    if String.contains s '.' || String.contains s 'e' then s else s ^ "."

(* A text has no precision: one that is written without a width is taken for it. *)
let _convert_text flags width precision s =
  let zero = String.contains flags '0' && not (String.contains flags '-') in
  match (width, precision) with
  | Fixed n, _ -> _pad (_without_zero flags) n s
  | _, Fixed n when not zero -> _pad (_without_zero flags) n s
  | _ -> s

let convert flags width precision letter value =
  let n = match width with Fixed n -> n | Unset | Star -> 0 in
  match letter with
  | 'c' -> String.make 1 (_cast value)
  | 'C' -> "'" ^ Char.escaped (_cast value) ^ "'"
  | 's' -> _convert_text flags width precision (_cast value)
  | 'S' -> _convert_text flags width precision ("\"" ^ String.escaped (_cast value) ^ "\"")
  | 'b' | 'B' -> _convert_text flags width precision (string_of_bool (_cast value))
  | 'd' | 'i' | 'u' | 'x' | 'X' | 'o' -> _convert_int flags n precision letter (_cast value)
  | 'l' | 'n' | 'L' | 'N' -> _convert_int flags n precision 'u' (_cast value)
  | '[' -> invalid_arg "Printf: bad conversion %["
  | 'F' -> _pad flags n (_convert_ocaml_float flags precision (_cast value))
  | _ -> _pad flags n (_convert_digits flags precision letter (_cast value))
