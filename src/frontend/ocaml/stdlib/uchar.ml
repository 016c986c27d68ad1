(* Characters of Unicode: the integers that are scalar values. *)

type t

external _of_int : int -> t = "any.cast"
external _to_int : t -> int = "any.cast"

let unsafe_of_int n = _of_int n
let to_int u = _to_int u
let min = unsafe_of_int 0
let max = unsafe_of_int 0x10FFFF
let bom = unsafe_of_int 0xFEFF
let rep = unsafe_of_int 0xFFFD
let is_valid n = (0 <= n && n <= 0xD7FF) || (0xE000 <= n && n <= 0x10FFFF)

(* At least so many digits. *)
let rec _hexadecimal digits n =
  let last = String.make 1 "0123456789ABCDEF".[n land 15] in
  if digits <= 1 && n lsr 4 = 0 then last else _hexadecimal (digits - 1) (n lsr 4) ^ last

let succ u =
  match to_int u with
  | 0xD7FF -> unsafe_of_int 0xE000
  | 0x10FFFF -> invalid_arg "U+10FFFF has no successor"
  | n -> unsafe_of_int (n + 1)

let pred u =
  match to_int u with
  | 0xE000 -> unsafe_of_int 0xD7FF
  | 0 -> invalid_arg "U+0000 has no predecessor"
  | n -> unsafe_of_int (n - 1)

let of_int n =
  if is_valid n then unsafe_of_int n else invalid_arg (_hexadecimal 1 n ^ " is not an Unicode scalar value")

let is_char u = to_int u < 256
let of_char c = unsafe_of_int (Char.code c)
let unsafe_to_char u = Char.unsafe_chr (to_int u)

let to_char u =
  if is_char u then unsafe_to_char u
  else invalid_arg ("U+" ^ _hexadecimal 4 (to_int u) ^ " is not a latin1 character")

let hash u = to_int u
let equal (u : t) (v : t) = to_int u = to_int v
let compare (u : t) (v : t) = Int.compare (to_int u) (to_int v)
