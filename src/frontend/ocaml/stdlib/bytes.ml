(* Strings that can be changed. Bytes are arrays of characters, in the order of strings; what
   only reads them asks String, of a copy. After unsafe_to_string and unsafe_of_string, which copy too, a write is not supported. *)

external _length : bytes -> int = "array.length"
external _get : bytes -> int -> char = "array.get"
external _set : bytes -> int -> char -> unit = "array.set"
external _make : int -> char -> bytes = "bytes.make"
external _blit : bytes -> int -> bytes -> int -> int -> unit = "array.blit"
external _to_string : bytes -> string = "str.of_array"
external of_string : string -> bytes = "bytes.of_str"
external _share : bytes -> bytes = "bytes.share"

(* As functions: under the primitives' own names these would be those of arrays. *)
let length b = _length b
let get b i = _get b i
let set b i c = _set b i c
let unsafe_get = get
let unsafe_set = set
let to_string b = _to_string b
let unsafe_to_string b = _to_string (_share b)
let unsafe_of_string s = _share (of_string s)

(* The longest string that OCaml has. *)
let _length_max = 144115188075855863
let make n c = if n < 0 || n > _length_max then invalid_arg "Bytes.create" else _make n c
let create n = make n '\000'

let init n f =
  let b = create n in
  for i = 0 to n - 1 do
    _set b i (f i)
  done;
  b

let empty = create 0

let _part b start n =
  let part = _make n ' ' in
  _blit b start part 0 n;
  part

let copy b = _part b 0 (length b)
let _outside b start n = start < 0 || n < 0 || start > length b - n

let sub b start n = if _outside b start n then invalid_arg "String.sub / Bytes.sub" else _part b start n
let sub_string b start n = _to_string (sub b start n)

(* Longer or shorter at both ends; what is new is undefined in OCaml, here it is '\000'. *)
let extend b left right =
  let n = length b + left + right in
  let extended = create n in
  let from = if left < 0 then -left else 0 and into = if left < 0 then 0 else left in
  let kept = min (length b - from) (n - into) in
  if kept > 0 then _blit b from extended into kept;
  extended

let unsafe_fill b start n c =
  for i = start to start + n - 1 do
    _set b i c
  done

let fill b start n c =
  if _outside b start n then invalid_arg "String.fill / Bytes.fill" else unsafe_fill b start n c

let unsafe_blit b start b' start' n = _blit b start b' start' n

let blit b start b' start' n =
  if _outside b start n || _outside b' start' n then invalid_arg "Bytes.blit" else _blit b start b' start' n

let unsafe_blit_string s start b start' n = _blit (of_string s) start b start' n

let blit_string s start b start' n =
  if start < 0 || n < 0 || start > String.length s - n || _outside b start' n then
    invalid_arg "String.blit / Bytes.blit_string"
  else unsafe_blit_string s start b start' n

let concat separator parts = of_string (String.concat (to_string separator) (List.map to_string parts))
let cat b b' = of_string (to_string b ^ to_string b')

(* ---- going through, as it then is ---- *)

let iter (f : char -> unit) b =
  for i = 0 to length b - 1 do
    f (get b i)
  done

let iteri (f : int -> char -> unit) b =
  for i = 0 to length b - 1 do
    f i (get b i)
  done

(* Nothing has no image of its own. *)
let mapi f b = if length b = 0 then b else init (length b) (fun i -> f i (get b i))
let map f b = mapi (fun _ c -> f c) b
let rec _fold_left f acc b i = if i >= length b then acc else _fold_left f (f acc (get b i)) b (i + 1)
let fold_left f acc b = _fold_left f acc b 0
let rec _fold_right f b i acc = if i < 0 then acc else _fold_right f b (i - 1) (f (get b i) acc)
let fold_right f b acc = _fold_right f b (length b - 1) acc
let rec _for_all p b i = i >= length b || (p (get b i) && _for_all p b (i + 1))
let for_all p b = _for_all p b 0
let exists p b = not (for_all (fun c -> not (p c)) b)

(* ---- as String does ---- *)

let _through f b = of_string (f (to_string b))
let trim b = _through String.trim b
let escaped b = _through String.escaped b
let uppercase b = _through String.uppercase b
let lowercase b = _through String.lowercase b
let capitalize b = _through String.capitalize b
let uncapitalize b = _through String.uncapitalize b
let uppercase_ascii b = _through String.uppercase_ascii b
let lowercase_ascii b = _through String.lowercase_ascii b
let capitalize_ascii b = _through String.capitalize_ascii b
let uncapitalize_ascii b = _through String.uncapitalize_ascii b
let index b c = String.index (to_string b) c
let index_opt b c = String.index_opt (to_string b) c
let rindex b c = String.rindex (to_string b) c
let rindex_opt b c = String.rindex_opt (to_string b) c
let index_from b i c = String.index_from (to_string b) i c
let index_from_opt b i c = String.index_from_opt (to_string b) i c
let rindex_from b i c = String.rindex_from (to_string b) i c
let rindex_from_opt b i c = String.rindex_from_opt (to_string b) i c
let contains b c = String.contains (to_string b) c
let contains_from b i c = String.contains_from (to_string b) i c
let rcontains_from b i c = String.rcontains_from (to_string b) i c
let starts_with ~prefix b = String.starts_with ~prefix:(to_string prefix) (to_string b)
let ends_with ~suffix b = String.ends_with ~suffix:(to_string suffix) (to_string b)
let split_on_char separator b = List.map of_string (String.split_on_char separator (to_string b))

(* ---- integers inside; "native" is little-endian. Nothing is written unless all of it fits. ---- *)

let get_uint8 b i = Char.code (get b i)
let get_int8 b i = String._signed 8 (get_uint8 b i)
let get_uint16_le b i = (get_uint8 b (i + 1) lsl 8) lor get_uint8 b i
let get_uint16_be b i = (get_uint8 b i lsl 8) lor get_uint8 b (i + 1)
let get_uint16_ne = get_uint16_le
let get_int16_le b i = String._signed 16 (get_uint16_le b i)
let get_int16_be b i = String._signed 16 (get_uint16_be b i)
let get_int16_ne = get_int16_le
let get_int32_le b i = String._int32_le get_uint16_le b i
let get_int32_be b i = String._int32_be get_uint16_be b i
let get_int32_ne = get_int32_le
let get_int64_le b i = String._int64_le get_uint16_le b i
let get_int64_be b i = String._int64_be get_uint16_be b i
let get_int64_ne = get_int64_le
let set_uint8 b i n = set b i (Char.unsafe_chr n)
let set_int8 = set_uint8

(* From the lowest byte on; the last place is looked at first. *)
let rec _set_bytes b i step count n =
  if count > 0 then begin
    set b i (Char.unsafe_chr (n land 255));
    _set_bytes b (i + step) step (count - 1) (n lsr 8)
  end

let _set_le b i count n =
  ignore (get b i);
  ignore (get b (i + count - 1));
  _set_bytes b i 1 count n

let _set_be b i count n =
  ignore (get b i);
  ignore (get b (i + count - 1));
  _set_bytes b (i + count - 1) (-1) count n

let set_uint16_le b i n = _set_le b i 2 n
let set_uint16_be b i n = _set_be b i 2 n
let set_uint16_ne = set_uint16_le
let set_int16_le = set_uint16_le
let set_int16_be = set_uint16_be
let set_int16_ne = set_uint16_le
let set_int32_le b i n = _set_le b i 4 (Int32.to_int n)
let set_int32_be b i n = _set_be b i 4 (Int32.to_int n)
let set_int32_ne = set_int32_le
let _high n = Int64.to_int (Int64.shift_right n 32)
let _low n = Int64.to_int (Int64.logand n 0xFFFFFFFFL)

let set_int64_le b i n =
  ignore (get b i);
  _set_le b (i + 4) 4 (_high n);
  _set_le b i 4 (_low n)

let set_int64_be b i n =
  ignore (get b i);
  _set_be b (i + 4) 4 (_low n);
  _set_be b i 4 (_high n)

let set_int64_ne = set_int64_le

type t = bytes

let rec _seq f b i : 'a Seq.t = fun () -> if i >= length b then Seq.Nil else Seq.Cons (f i (get b i), _seq f b (i + 1))
let to_seq (b : t) = _seq (fun _ c -> c) b 0
let to_seqi (b : t) = _seq (fun i c -> (i, c)) b 0
let of_seq s : t = of_string (String.of_seq s)

(* ---- comparing: last, because it hides compare ---- *)

external equal : t -> t -> bool = "any.eq"
external compare : t -> t -> int = "any.compare"
