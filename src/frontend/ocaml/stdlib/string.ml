(* Strings of bytes. Inside this file s.[i] would mean this very module, so characters are
   read with get. A result is a new string except where a comment says otherwise. *)

type t = string

external length : string -> int = "str.length"
external get : string -> int -> char = "str.get"
external unsafe_get : string -> int -> char = "str.get"
external cat : string -> string -> string = "str.concat"
external _sub : string -> int -> int -> string = "str.sub"
external _make : int -> char -> string = "str.make"
external _of_chars : char array -> string = "str.of_array"
external _join : string -> string array -> string = "str.join"

let empty = ""

(* The longest string that OCaml has. *)
let _length_max = 144115188075855863
let make n c = if n < 0 || n > _length_max then invalid_arg "Bytes.create" else _make n c

let init n f =
  if n < 0 || n > _length_max then invalid_arg "Bytes.create" else _of_chars (Array.init n f)

let copy s = _sub s 0 (length s)

let sub s start n =
  if start < 0 || n < 0 || start > length s - n then invalid_arg "String.sub / Bytes.sub" else _sub s start n

let concat separator strings =
  match strings with
  | [] -> ""
  | _ :: _ -> _join separator (Array.of_list strings)

(* ---- going through ---- *)

let iter (f : char -> unit) s =
  for i = 0 to length s - 1 do
    f (get s i)
  done

let iteri (f : int -> char -> unit) s =
  for i = 0 to length s - 1 do
    f i (get s i)
  done

(* The empty string is its own image. *)
let mapi f s = if length s = 0 then s else _of_chars (Array.init (length s) (fun i -> f i (get s i)))

let map f s =
  if length s = 0 then s
  else begin
    let chars = Array.make (length s) ' ' in
    for i = 0 to length s - 1 do
      Array.set chars i (f (get s i))
    done;
    _of_chars chars
  end

let rec _fold_left f acc s i = if i >= length s then acc else _fold_left f (f acc (get s i)) s (i + 1)
let fold_left f acc s = _fold_left f acc s 0
let rec _fold_right f s i acc = if i < 0 then acc else _fold_right f s (i - 1) (f (get s i) acc)
let fold_right f s acc = _fold_right f s (length s - 1) acc
let rec _for_all p s i = i >= length s || (p (get s i) && _for_all p s (i + 1))
let for_all p s = _for_all p s 0
let rec _exists p s i = i < length s && (p (get s i) || _exists p s (i + 1))
let exists p s = _exists p s 0

(* ---- where a character is; -1 is nowhere ---- *)

let rec _forward s c i = if i >= length s then -1 else if get s i = c then i else _forward s c (i + 1)
let rec _backward s c i = if i < 0 then -1 else if get s i = c then i else _backward s c (i - 1)
let _found i = if i < 0 then raise Not_found else i
let _found_opt i = if i < 0 then None else Some i
let index s c = _found (_forward s c 0)
let index_opt s c = _found_opt (_forward s c 0)
let rindex s c = _found (_backward s c (length s - 1))
let rindex_opt s c = _found_opt (_backward s c (length s - 1))

(* Searching may start just past the end; backwards, just before the beginning. *)

let index_from s i c =
  if i < 0 || i > length s then invalid_arg "String.index_from / Bytes.index_from"
  else _found (_forward s c i)

let index_from_opt s i c =
  if i < 0 || i > length s then invalid_arg "String.index_from_opt / Bytes.index_from_opt"
  else _found_opt (_forward s c i)

let rindex_from s i c =
  if i < -1 || i >= length s then invalid_arg "String.rindex_from / Bytes.rindex_from"
  else _found (_backward s c i)

let rindex_from_opt s i c =
  if i < -1 || i >= length s then invalid_arg "String.rindex_from_opt / Bytes.rindex_from_opt"
  else _found_opt (_backward s c i)

let contains_from s i c =
  if i < 0 || i > length s then invalid_arg "String.contains_from / Bytes.contains_from"
  else _forward s c i >= 0

let rcontains_from s i c =
  if i < 0 || i >= length s then invalid_arg "String.rcontains_from / Bytes.rcontains_from"
  else _backward s c i >= 0

let contains s c = _forward s c 0 >= 0

(* The pieces before stop, in front of those in tail. *)
let rec _split separator s stop tail =
  let at = _backward s separator (stop - 1) in
  let tail = _sub s (at + 1) (stop - at - 1) :: tail in
  if at < 0 then tail else _split separator s at tail

let split_on_char separator s = _split separator s (length s) []

(* ---- other spellings ---- *)

let _is_space c =
  match c with
  | ' ' | '\012' | '\n' | '\r' | '\t' -> true
  | _ -> false

let rec _first_dark s i = if i < length s && _is_space (get s i) then _first_dark s (i + 1) else i
let rec _last_dark s i = if i >= 0 && _is_space (get s i) then _last_dark s (i - 1) else i

(* Without space at its ends, s itself. *)
let trim s =
  let first = _first_dark s 0 in
  let last = _last_dark s (length s - 1) in
  if last - first + 1 = length s then s else if last < first then "" else _sub s first (last - first + 1)

let _escape c =
  match c with
  | '"' -> "\\\""
  | '\'' -> "'"
  | _ -> Char.escaped c

let _is_plain c =
  match c with
  | '"' | '\\' -> false
  | ' ' .. '~' -> true
  | _ -> false

(* With nothing to escape, s itself. *)
let escaped s =
  if for_all _is_plain s then s else _join "" (Array.init (length s) (fun i -> _escape (get s i)))

let uppercase_ascii s = map Char.uppercase_ascii s
let lowercase_ascii s = map Char.lowercase_ascii s
let uppercase s = map Char.uppercase s
let lowercase s = map Char.lowercase s

(* The empty string is its own. *)
let _map_first f s = if length s = 0 then s else _make 1 (f (get s 0)) ^ _sub s 1 (length s - 1)
let capitalize_ascii s = _map_first Char.uppercase_ascii s
let uncapitalize_ascii s = _map_first Char.lowercase_ascii s
let capitalize s = _map_first Char.uppercase s
let uncapitalize s = _map_first Char.lowercase s

let starts_with ~prefix s =
  let n = length prefix in
  length s >= n && sub s 0 n = prefix

let ends_with ~suffix s =
  let n = length suffix in
  length s >= n && sub s (length s - n) n = suffix

(* ---- small integers inside a string; "native" is little-endian ---- *)

let _signed bits n = if n lsr (bits - 1) = 1 then n - (1 lsl bits) else n
let get_uint8 s i = Char.code (get s i)
let get_int8 s i = _signed 8 (get_uint8 s i)
let get_uint16_le s i = (get_uint8 s (i + 1) lsl 8) lor get_uint8 s i
let get_uint16_be s i = (get_uint8 s i lsl 8) lor get_uint8 s (i + 1)
let get_uint16_ne = get_uint16_le
let get_int16_le s i = _signed 16 (get_uint16_le s i)
let get_int16_be s i = _signed 16 (get_uint16_be s i)
let get_int16_ne = get_int16_le

(* Of wider ones too, from two halves; Bytes gives its own way to read 16 bits. *)
external _cut : int -> int32 = "i32.wrap"
external _shift_wide : int64 -> int -> int64 = "i64.lsl"
external _or_wide : int64 -> int64 -> int64 = "i64.or"
external _wide : int -> int64 = "any.cast"

let _uint32_le uint16 s i = (uint16 s (i + 2) lsl 16) lor uint16 s i
let _uint32_be uint16 s i = (uint16 s i lsl 16) lor uint16 s (i + 2)
let _join_wide high low = _or_wide (_shift_wide (_wide high) 32) (_wide low)
let _int32_le uint16 s i = _cut (_uint32_le uint16 s i)
let _int32_be uint16 s i = _cut (_uint32_be uint16 s i)
let _int64_le uint16 s i = _join_wide (_uint32_le uint16 s (i + 4)) (_uint32_le uint16 s i)
let _int64_be uint16 s i = _join_wide (_uint32_be uint16 s i) (_uint32_be uint16 s (i + 4))
let get_int32_le s i = _int32_le get_uint16_le s i
let get_int32_be s i = _int32_be get_uint16_be s i
let get_int32_ne = get_int32_le
let get_int64_le s i = _int64_le get_uint16_le s i
let get_int64_be s i = _int64_be get_uint16_be s i
let get_int64_ne = get_int64_le

(* ---- bytes and sequences ---- *)

external _to_bytes : string -> bytes = "bytes.of_str"
external _of_bytes : bytes -> string = "str.of_array"
external _bytes_length : bytes -> int = "array.length"
external _blit : bytes -> int -> bytes -> int -> int -> unit = "array.blit"

let to_bytes s = _to_bytes s
let of_bytes b = _of_bytes b
let unsafe_blit s start b start' n = _blit (_to_bytes s) start b start' n

let blit s start b start' n =
  if n < 0 || start < 0 || start > length s - n || start' < 0 || start' > _bytes_length b - n then
    invalid_arg "String.blit / Bytes.blit_string"
  else unsafe_blit s start b start' n

(* Out of favour, from when strings could be changed; s.[i] <- c is String.set too. *)

external _bytes_set : bytes -> int -> char -> unit = "array.set"
external _bytes_make : int -> char -> bytes = "bytes.make"

let create n = if n < 0 || n > _length_max then invalid_arg "String.create" else _bytes_make n '\000'
let set b i c = _bytes_set b i c
let unsafe_set = set

let unsafe_fill b start n c =
  for i = start to start + n - 1 do
    _bytes_set b i c
  done

let fill b start n c =
  if n < 0 || start < 0 || start > _bytes_length b - n then invalid_arg "String.fill / Bytes.fill"
  else unsafe_fill b start n c

let rec _seq f s i : 'a Seq.t = fun () -> if i >= length s then Seq.Nil else Seq.Cons (f i (get s i), _seq f s (i + 1))
let to_seq (s : t) = _seq (fun _ c -> c) s 0
let to_seqi (s : t) = _seq (fun i c -> (i, c)) s 0
let of_seq (chars : char Seq.t) : t = _of_chars (Array.of_seq chars)

(* ---- comparing: last, because it hides compare ---- *)

external equal : t -> t -> bool = "str.eq"
external compare : t -> t -> int = "str.compare"
