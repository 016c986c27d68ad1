(* Strings that grow. The pieces are kept, the last first, and joined when there are many or
   when somebody looks. The size given to create does not matter. *)

type t

(* few: the pieces since the last joining; joined: the ones before them, in larger pieces. *)
type _buffer = { mutable few : string list; mutable count : int; mutable joined : string list; mutable size : int }

external _open : t -> _buffer = "any.cast"
external _close : _buffer -> t = "any.cast"

let _many = 256
let create (_ : int) = _close { few = []; count = 0; joined = []; size = 0 }
let length b = (_open b).size

let reset b =
  let b = _open b in
  b.few <- [];
  b.count <- 0;
  b.joined <- [];
  b.size <- 0

let clear = reset

let _join_few b =
  b.joined <- String.concat "" (List.rev b.few) :: b.joined;
  b.few <- [];
  b.count <- 0

let add_string b s =
  let b = _open b in
  b.few <- s :: b.few;
  b.count <- b.count + 1;
  b.size <- b.size + String.length s;
  if b.count >= _many then _join_few b

let contents b =
  let b = _open b in
  match (b.few, b.joined) with
  | [], [ text ] -> text
  | [], [] -> ""
  | _ ->
    _join_few b;
    let text = String.concat "" (List.rev b.joined) in
    b.joined <- [ text ];
    text

let to_bytes b = Bytes.of_string (contents b)
let _outside size start n = start < 0 || n < 0 || start > size - n
let sub b start n = if _outside (length b) start n then invalid_arg "Buffer.sub" else String.sub (contents b) start n

let blit b start bytes start' n =
  if _outside (length b) start n || _outside (Bytes.length bytes) start' n then invalid_arg "Buffer.blit"
  else Bytes.blit_string (contents b) start bytes start' n

let nth b i = if i < 0 || i >= length b then invalid_arg "Buffer.nth" else String.get (contents b) i

let truncate b n =
  if n < 0 || n > length b then invalid_arg "Buffer.truncate"
  else begin
    let kept = String.sub (contents b) 0 n in
    reset b;
    add_string b kept
  end

let output_buffer out b = output_string out (contents b)
let add_char b c = add_string b (String.make 1 c)
let add_bytes b bytes = add_string b (Bytes.to_string bytes)

let add_substring b s start n =
  if _outside (String.length s) start n then invalid_arg "Buffer.add_substring/add_subbytes"
  else add_string b (String.sub s start n)

let add_subbytes b bytes start n = add_substring b (Bytes.to_string bytes) start n
let add_buffer b other = add_string b (contents other)

(* Nothing ever arrives on a channel. *)
let add_channel (_ : t) (_ : in_channel) n =
  if n < 0 then invalid_arg "Buffer.add_channel" else if n > 0 then raise End_of_file

(* ---- patterns with variables: $name, $(name), ${name}; \$ is a dollar ---- *)

let _is_name c =
  match c with
  | 'a' .. 'z' | 'A' .. 'Z' | '0' .. '9' | '_' -> true
  | _ -> false

let rec _name_end s i = if i < String.length s && _is_name s.[i] then _name_end s (i + 1) else i

(* The bracket that closes what `opening` has opened, inner pairs passed over. *)
let rec _closing s opening closing depth i =
  if i >= String.length s then raise Not_found
  else if s.[i] = opening then _closing s opening closing (depth + 1) (i + 1)
  else if s.[i] <> closing then _closing s opening closing depth (i + 1)
  else if depth = 0 then i
  else _closing s opening closing (depth - 1) (i + 1)

(* The variable whose name, of at least one character, or bracket begins at i; and what comes after it. *)
let _variable s i =
  let enclosed opening closing =
    let stop = _closing s opening closing 0 (i + 1) in
    (String.sub s (i + 1) (stop - i - 1), stop + 1)
  in
  if i >= String.length s then raise Not_found
  else
    match s.[i] with
    | '(' -> enclosed '(' ')'
    | '{' -> enclosed '{' '}'
    | _ ->
      let stop = _name_end s (i + 1) in
      (String.sub s i (stop - i), stop)

(* `escaped`: a backslash that stands before i is still to be decided on. *)
let rec _substitute b (f : string -> string) s i escaped =
  if i >= String.length s then begin
    if escaped then add_char b '\\'
  end
  else
    match (s.[i], escaped) with
    | '$', true ->
      add_char b '$';
      _substitute b f s (i + 1) false
    | '$', false ->
      let name, next = _variable s (i + 1) in
      add_string b (f name);
      _substitute b f s next false
    | c, true ->
      add_char b '\\';
      add_char b c;
      _substitute b f s (i + 1) false
    | '\\', false -> _substitute b f s (i + 1) true
    | c, false ->
      add_char b c;
      _substitute b f s (i + 1) false

let add_substitute b f s = _substitute b f s 0 false

(* ---- characters of Unicode ---- *)

let _add_code b n = add_char b (Char.unsafe_chr n)

let _add_utf_8 b n =
  let rest shift = _add_code b (0x80 lor ((n lsr shift) land 0x3F)) in
  if n < 0x80 then _add_code b n
  else if n < 0x800 then begin
    _add_code b (0xC0 lor (n lsr 6));
    rest 0
  end
  else if n < 0x10000 then begin
    _add_code b (0xE0 lor (n lsr 12));
    rest 6;
    rest 0
  end
  else begin
    _add_code b (0xF0 lor (n lsr 18));
    rest 12;
    rest 6;
    rest 0
  end

let add_utf_8_uchar b u = _add_utf_8 b (Uchar.to_int u)

(* Beyond 16 bits, two halves of ten. *)
let _add_utf_16 b (add : t -> int -> unit) n =
  if n < 0x10000 then add b n
  else begin
    add b (0xD800 lor ((n - 0x10000) lsr 10));
    add b (0xDC00 lor ((n - 0x10000) land 0x3FF))
  end

(* ---- integers; "native" is little-endian ---- *)

let add_uint8 b n = _add_code b n
let add_int8 = add_uint8

let add_uint16_le b n =
  _add_code b n;
  _add_code b (n asr 8)

let add_uint16_be b n =
  _add_code b (n asr 8);
  _add_code b n

let add_uint16_ne = add_uint16_le
let add_int16_le = add_uint16_le
let add_int16_be = add_uint16_be
let add_int16_ne = add_uint16_le

let _add_32_le b n =
  add_uint16_le b n;
  add_uint16_le b (n asr 16)

let _add_32_be b n =
  add_uint16_be b (n asr 16);
  add_uint16_be b n

let add_int32_le b n = _add_32_le b (Int32.to_int n)
let add_int32_be b n = _add_32_be b (Int32.to_int n)
let add_int32_ne = add_int32_le
let _high n = Int64.to_int (Int64.shift_right n 32)

let add_int64_le b n =
  _add_32_le b (Int64.to_int n);
  _add_32_le b (_high n)

let add_int64_be b n =
  _add_32_be b (_high n);
  _add_32_be b (Int64.to_int n)

let add_int64_ne = add_int64_le
let add_utf_16le_uchar b u = _add_utf_16 b add_uint16_le (Uchar.to_int u)
let add_utf_16be_uchar b u = _add_utf_16 b add_uint16_be (Uchar.to_int u)

(* ---- sequences: of what is there when they are asked ---- *)

let rec _seq f b i : 'a Seq.t = fun () -> if i >= length b then Seq.Nil else Seq.Cons (f i (nth b i), _seq f b (i + 1))
let to_seq b = _seq (fun _ c -> c) b 0
let to_seqi b = _seq (fun i c -> (i, c)) b 0
let add_seq b (chars : char Seq.t) = Seq.iter (fun c -> add_char b c) chars

let of_seq (chars : char Seq.t) =
  let b = create 32 in
  add_seq b chars;
  b
