(* Characters: bytes 0 to 255. *)

type t = char

external code : char -> int = "char.code"
external unsafe_chr : int -> char = "char.chr"

let chr n = if n < 0 || n > 255 then invalid_arg "Char.chr" else unsafe_chr n

external _string_of : int -> char -> string = "str.make"

let _decimal n = _string_of 1 (unsafe_chr (48 + (n mod 10)))

let escaped c =
  match c with
  | '\'' -> "\\'"
  | '\\' -> "\\\\"
  | '\n' -> "\\n"
  | '\t' -> "\\t"
  | '\r' -> "\\r"
  | '\b' -> "\\b"
  | ' ' .. '~' -> _string_of 1 c
  | _ ->
    let n = code c in
    "\\" ^ _decimal (n / 100) ^ _decimal (n / 10) ^ _decimal n

let lowercase_ascii c =
  match c with
  | 'A' .. 'Z' -> unsafe_chr (code c + 32)
  | _ -> c

let uppercase_ascii c =
  match c with
  | 'a' .. 'z' -> unsafe_chr (code c - 32)
  | _ -> c

(* These two, out of favour, know Latin-1. *)

let lowercase c =
  match c with
  | 'A' .. 'Z' | '\192' .. '\214' | '\216' .. '\222' -> unsafe_chr (code c + 32)
  | _ -> c

let uppercase c =
  match c with
  | 'a' .. 'z' | '\224' .. '\246' | '\248' .. '\254' -> unsafe_chr (code c - 32)
  | _ -> c

let equal (c : t) (d : t) = c = d
let compare (c : t) (d : t) = code c - code d
