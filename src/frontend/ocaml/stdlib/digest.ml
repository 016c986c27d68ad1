(* MD5 of strings. Of files and channels there is none. *)

type t = string

external _md5 : string -> string = "str.md5"

let string s : t = _md5 s
let bytes b : t = _md5 (Bytes.to_string b)

let substring s start n : t =
  if start < 0 || n < 0 || start > String.length s - n then invalid_arg "Digest.substring"
  else _md5 (String.sub s start n)

let subbytes b start n = substring (Bytes.to_string b) start n
let file name : t = raise (Sys_error (name ^ ": No such file or directory"))
let output out (d : t) = output_string out d
let _digits = "0123456789abcdef"

let to_hex (d : t) =
  let digit i =
    let byte = Char.code d.[i / 2] in
    _digits.[if i mod 2 = 0 then byte lsr 4 else byte land 15]
  in
  if String.length d <> 16 then invalid_arg "Digest.to_hex" else String.init 32 digit

let _value c =
  match c with
  | '0' .. '9' -> Char.code c - 48
  | 'a' .. 'f' -> Char.code c - 87
  | 'A' .. 'F' -> Char.code c - 55
  | _ -> invalid_arg "Digest.from_hex"

let from_hex s : t =
  let byte i =
    let high = _value s.[2 * i] in
    Char.chr ((high lsl 4) lor _value s.[(2 * i) + 1])
  in
  if String.length s <> 32 then invalid_arg "Digest.from_hex" else String.init 16 byte

external equal : t -> t -> bool = "str.eq"
external compare : t -> t -> int = "str.compare"
