(* The initial environment: what every program sees without opening anything.
   Known to the compiler before this file: the types int, char, string, float, bool, unit,
   exn, 'a array, 'a lazy_t, 'a list, 'a option. "raise", "and", "or", "pipe", "apply" and
   "force" are no primitives: the compiler writes them out.
   Names that begin with an underscore are private to their file (see README.md). *)

external raise : exn -> 'a = "raise"
external raise_notrace : exn -> 'a = "raise"
external _cast : 'a -> 'b = "any.cast"

(* Of the place where they stand, written out by the compiler. *)
external __LOC__ : string = "loc"
external __FILE__ : string = "file"
external __LINE__ : int = "line"
external __POS__ : string * int * int * int = "pos"

(* ---- exceptions ----
   In the order in which compare puts them; all that carry an argument, also a program's own,
   come before all that carry none. *)

exception Undefined_recursive_module of (string * int * int)
exception Assert_failure of (string * int * int)
exception Match_failure of (string * int * int)
exception Invalid_argument of string
exception Failure of string
exception Sys_error of string
exception Sys_blocked_io
exception Stack_overflow
exception Not_found
exception Division_by_zero
exception End_of_file
exception Out_of_memory

(* Not one of the compiler's own, and printed as Stdlib.Exit. *)
module Stdlib = struct
  exception Exit
end
exception Exit = Stdlib.Exit

let invalid_arg message = raise (Invalid_argument message)
let failwith message = raise (Failure message)

(* Raised when a suspension needs its own value. *)
module CamlinternalLazy = struct
  exception Undefined
end

(* ---- comparison, booleans, application ---- *)

external ( = ) : 'a -> 'a -> bool = "any.eq"
external ( <> ) : 'a -> 'a -> bool = "any.ne"
external ( < ) : 'a -> 'a -> bool = "any.lt"
external ( > ) : 'a -> 'a -> bool = "any.gt"
external ( <= ) : 'a -> 'a -> bool = "any.le"
external ( >= ) : 'a -> 'a -> bool = "any.ge"
external compare : 'a -> 'a -> int = "any.compare"
external ( == ) : 'a -> 'a -> bool = "any.same"
external not : bool -> bool = "bool.not"
external ( && ) : bool -> bool -> bool = "and"
external ( || ) : bool -> bool -> bool = "or"

let ( != ) x y = not (x == y)
let min x y = if x <= y then x else y
let max x y = if x >= y then x else y

(* Both evaluate x before f, as f x does. *)
external ( |> ) : 'a -> ('a -> 'b) -> 'b = "pipe"
external ( @@ ) : ('a -> 'b) -> 'a -> 'b = "apply"

let ignore _ = ()
let fst (x, _) = x
let snd (_, y) = y

(* ---- integers ---- *)

external ( ~- ) : int -> int = "i63.neg"
external ( ~+ ) : int -> int = "any.cast"
external ( + ) : int -> int -> int = "i63.add"
external ( - ) : int -> int -> int = "i63.sub"
external ( * ) : int -> int -> int = "i63.mul"
external ( / ) : int -> int -> int = "i63.div"
external ( mod ) : int -> int -> int = "i63.mod"
external ( land ) : int -> int -> int = "i63.and"
external ( lor ) : int -> int -> int = "i63.or"
external ( lxor ) : int -> int -> int = "i63.xor"
external ( lsl ) : int -> int -> int = "i63.lsl"
external ( lsr ) : int -> int -> int = "i63.lsr"
external ( asr ) : int -> int -> int = "i63.asr"
external lnot : int -> int = "i63.not"

let succ n = n + 1
let pred n = n - 1
let abs n = if n >= 0 then n else -n
let max_int = 4611686018427387903
let min_int = -4611686018427387904

(* ---- floats ---- *)

external ( ~-. ) : float -> float = "f64.neg"
external ( ~+. ) : float -> float = "any.cast"
external ( +. ) : float -> float -> float = "f64.add"
external ( -. ) : float -> float -> float = "f64.sub"
external ( *. ) : float -> float -> float = "f64.mul"
external ( /. ) : float -> float -> float = "f64.div"
external ( ** ) : float -> float -> float = "f64.pow"
external sqrt : float -> float = "f64.sqrt"
external exp : float -> float = "f64.exp"
external log : float -> float = "f64.log"
external log10 : float -> float = "f64.log10"
external expm1 : float -> float = "f64.expm1"
external log1p : float -> float = "f64.log1p"
external cos : float -> float = "f64.cos"
external sin : float -> float = "f64.sin"
external tan : float -> float = "f64.tan"
external acos : float -> float = "f64.acos"
external asin : float -> float = "f64.asin"
external atan : float -> float = "f64.atan"
external atan2 : float -> float -> float = "f64.atan2"
external hypot : float -> float -> float = "f64.hypot"
external cosh : float -> float = "f64.cosh"
external sinh : float -> float = "f64.sinh"
external tanh : float -> float = "f64.tanh"
external ceil : float -> float = "f64.ceil"
external floor : float -> float = "f64.floor"
external abs_float : float -> float = "f64.abs"
external copysign : float -> float -> float = "f64.copysign"
external mod_float : float -> float -> float = "f64.mod"
external float : int -> float = "f64.of_i63"
external float_of_int : int -> float = "f64.of_i63"
external truncate : float -> int = "f64.to_i63"
external int_of_float : float -> int = "f64.to_i63"
external _trunc : float -> float = "f64.trunc"
external _format_float : string -> float -> string = "f64.format"
external _is_float : string -> bool = "f64.parses"
external _parse_float : string -> float = "f64.parse"

let infinity = _parse_float "infinity"
let neg_infinity = -.infinity
let nan = _parse_float "nan"
let max_float = 1.7976931348623157e308
let min_float = 2.2250738585072014e-308
let epsilon_float = 2.220446049250313e-16

type fpclass = FP_normal | FP_subnormal | FP_zero | FP_infinite | FP_nan

let classify_float x =
  let size = abs_float x in
  if x <> x then FP_nan
  else if size = infinity then FP_infinite
  else if size >= min_float then FP_normal
  else if size > 0. then FP_subnormal
  else FP_zero

(* Above this, x * x + 1 and x * x are the same. *)
let _far = 268435456.
let _log_2 = 0.6931471805599453

let asinh x =
  let size = abs_float x in
  let area =
    if not (size <= _far) then log size +. _log_2
    else log1p (size +. size *. size /. (1. +. sqrt (size *. size +. 1.)))
  in
  copysign area x

let acosh x =
  if x > _far then log x +. _log_2
  else
    let above = x -. 1. in
    log1p (above +. sqrt (2. *. above +. above *. above))

let atanh x =
  let size = abs_float x in
  copysign (0.5 *. log1p (2. *. size /. (1. -. size))) x

(* 2 to the n, exactly, for n within 1022 of 0. *)
let rec _power_of_two n =
  if n < 0 then 1. /. _power_of_two (-n)
  else if n = 0 then 1.
  else
    let half = _power_of_two (n / 2) in
    if n mod 2 = 0 then half *. half else half *. half *. 2.

(* Brings x, at least 1 and below 2 to the 2 * step, to below 2; e counts. *)
let rec _halve x e step =
  if step = 0 then (x /. 2., e + 1)
  else if abs_float x >= _power_of_two step then _halve (x *. _power_of_two (-step)) (e + step) (step / 2)
  else _halve x e (step / 2)

let frexp x =
  let size = abs_float x in
  if x <> x || size = infinity || size = 0. then (x, 0)
  else if size >= 1. then _halve x 0 512
  else if size >= min_float then _halve (x *. _power_of_two 1022) (-1022) 512
  else _halve (x *. _power_of_two 54 *. _power_of_two 1022) (-1076) 512

(* Of n only 32 bits count, as in C. The last product is the only one that can round. *)
let ldexp x n =
  let part, e = frexp x in
  let e = e + ((n lsl 31) asr 31) in
  if part = 0. || part <> part || abs_float part = infinity then x
  else if e > 1024 then copysign infinity x
  else if e < -1080 then copysign 0. x
  else if e > 0 then part *. 2. *. _power_of_two (e - 1)
  else part *. _power_of_two (-60) *. _power_of_two (e + 60)

let modf x =
  if abs_float x = infinity then (copysign 0. x, x)
  else
    let whole = _trunc x in
    (copysign (x -. whole) x, whole)

(* ---- characters and strings ---- *)

external _chr : int -> char = "char.chr"
external int_of_char : char -> int = "char.code"
external ( ^ ) : string -> string -> string = "str.concat"
external _length : string -> int = "str.length"
external _get : string -> int -> char = "str.get"
external _sub : string -> int -> int -> string = "str.sub"
external _make : int -> char -> string = "str.make"

let char_of_int n = if n < 0 || n > 255 then invalid_arg "char_of_int" else _chr n

external string_of_int : int -> string = "i63.show"

let string_of_bool b = if b then "true" else "false"

let bool_of_string_opt s =
  match s with
  | "true" -> Some true
  | "false" -> Some false
  | _ -> None

let bool_of_string s =
  match s with
  | "true" -> true
  | "false" -> false
  | _ -> invalid_arg "bool_of_string"

let _digit c =
  match c with
  | '0' .. '9' -> int_of_char c - 48
  | 'a' .. 'f' -> int_of_char c - 87
  | 'A' .. 'F' -> int_of_char c - 55
  | _ -> 99

(* m <= n when both are read as numbers without a sign. *)
let _unsigned_le m n = m + min_int <= n + min_int

(* The digits of s from i on, as a number without a sign; underscores may stand after the first. *)
let rec _parse_digits s i base so_far =
  if i = _length s then Some so_far
  else if _get s i = '_' then _parse_digits s (i + 1) base so_far
  else
    let digit = _digit (_get s i) in
    (* (2^63 - 1) / base: more than that cannot be multiplied. *)
    let most = if base = 10 then 922337203685477580 else max_int / (base / 2) in
    if digit >= base || not (_unsigned_le so_far most) then None
    else
      let next = so_far * base + digit in
      if _unsigned_le digit next then _parse_digits s (i + 1) base next else None

(* Where the digits begin, their base, and whether they are limited to the signed range. *)
let _base_at s i =
  let next = if i + 1 < _length s && _get s i = '0' then _get s (i + 1) else ' ' in
  match next with
  | 'x' | 'X' -> (i + 2, 16, false)
  | 'o' | 'O' -> (i + 2, 8, false)
  | 'b' | 'B' -> (i + 2, 2, false)
  | 'u' | 'U' -> (i + 2, 10, false)
  | _ -> (i, 10, true)

let int_of_string_opt s =
  let negative = _length s > 0 && _get s 0 = '-' in
  let signed = negative || (_length s > 0 && _get s 0 = '+') in
  let start, base, limited = _base_at s (if signed then 1 else 0) in
  if start >= _length s || _get s start = '_' then None
  else
    match _parse_digits s start base 0 with
    | None -> None
    | Some n ->
      if limited && n < 0 && not (negative && n = min_int) then None
      else Some (if negative then -n else n)

let int_of_string s =
  match int_of_string_opt s with
  | Some n -> n
  | None -> failwith "int_of_string"

let float_of_string_opt s = if _is_float s then Some (_parse_float s) else None
let float_of_string s = if _is_float s then _parse_float s else failwith "float_of_string"

let rec _looks_like_int s i =
  i = _length s
  ||
  match _get s i with
  | '0' .. '9' | '-' -> _looks_like_int s (i + 1)
  | _ -> false

let valid_float_lexem s = if _looks_like_int s 0 then s ^ "." else s
let string_of_float x = valid_float_lexem (_format_float "%.12g" x)

(* ---- lists ---- *)

let rec _rev_onto l tail =
  match l with
  | [] -> tail
  | x :: rest -> _rev_onto rest (x :: tail)

let ( @ ) l tail =
  match l with
  | [] -> tail
  | [ x ] -> x :: tail
  | x :: y :: rest -> x :: y :: _rev_onto (_rev_onto rest []) tail

(* ---- references and results ---- *)

type 'a ref = { mutable contents : 'a }
type ('a, 'b) result = Ok of 'a | Error of 'b

external ref : 'a -> 'a ref = "cell.new"
external ( ! ) : 'a ref -> 'a = "cell.get"
external ( := ) : 'a ref -> 'a -> unit = "cell.set"

let incr r = r.contents <- r.contents + 1
let decr r = r.contents <- r.contents - 1

(* ---- input and output ----
   A channel is its number in Unix; there are only these three, and nothing ever arrives
   on standard input. *)

type in_channel
type out_channel

let stdin : in_channel = _cast 0
let stdout : out_channel = _cast 1
let stderr : out_channel = _cast 2

external print_string : string -> unit = "out.print"
external prerr_string : string -> unit = "out.error"

let print_char c = print_string (_make 1 c)
let print_int n = print_string (string_of_int n)
let print_float x = print_string (string_of_float x)
let print_newline () = print_string "\n"
let print_endline s = print_string (s ^ "\n")
let prerr_char c = prerr_string (_make 1 c)
let prerr_int n = prerr_string (string_of_int n)
let prerr_float x = prerr_string (string_of_float x)
let prerr_newline () = prerr_string "\n"
let prerr_endline s = prerr_string (s ^ "\n")

let flush (_ : out_channel) = ()
let flush_all () = ()
let output_string (out : out_channel) s = if out = stdout then print_string s else prerr_string s
let output_char out c = output_string out (_make 1 c)
let output_byte out n = output_char out (_chr n)

let output_substring out s start length =
  if start < 0 || length < 0 || start > _length s - length then invalid_arg "output_substring"
  else output_string out (_sub s start length)

let output_binary_int out n =
  output_byte out (n asr 24);
  output_byte out (n asr 16);
  output_byte out (n asr 8);
  output_byte out n

external _bytes_length : bytes -> int = "array.length"
external _string_of_bytes : bytes -> string = "str.of_array"

let print_bytes b = print_string (_string_of_bytes b)
let prerr_bytes b = prerr_string (_string_of_bytes b)
let output_bytes out b = output_string out (_string_of_bytes b)
let _outside b start length = start < 0 || length < 0 || start > _bytes_length b - length

let output out b start length =
  if _outside b start length then invalid_arg "output"
  else output_string out (_sub (_string_of_bytes b) start length)

let input_line (_ : in_channel) : string = raise End_of_file
let input_char (_ : in_channel) : char = raise End_of_file
let input_byte (_ : in_channel) : int = raise End_of_file
let input_binary_int (_ : in_channel) : int = raise End_of_file
let input (_ : in_channel) b start length = if _outside b start length then invalid_arg "input" else 0

let really_input (_ : in_channel) b start length =
  if _outside b start length then invalid_arg "really_input" else if length > 0 then raise End_of_file

let really_input_string (_ : in_channel) length =
  if length < 0 then invalid_arg "Bytes.create" else if length > 0 then raise End_of_file else ""
let read_line () = input_line stdin
let read_int () = int_of_string (read_line ())
let read_int_opt () = int_of_string_opt (read_line ())
let read_float () = float_of_string (read_line ())
let read_float_opt () = float_of_string_opt (read_line ())

(* ---- files: there are none, and none can be made ---- *)

type open_flag =
  | Open_rdonly
  | Open_wronly
  | Open_append
  | Open_creat
  | Open_trunc
  | Open_excl
  | Open_binary
  | Open_text
  | Open_nonblock

let open_in name : in_channel = raise (Sys_error (name ^ ": No such file or directory"))
let open_in_bin = open_in
let open_in_gen (_ : open_flag list) (_ : int) name = open_in name
let open_out name : out_channel = raise (Sys_error (name ^ ": Permission denied"))
let open_out_bin = open_out
let open_out_gen (_ : open_flag list) (_ : int) name = open_out name
let close_in (_ : in_channel) = ()
let close_in_noerr (_ : in_channel) = ()
let close_out (_ : out_channel) = ()
let close_out_noerr (_ : out_channel) = ()
let set_binary_mode_in (_ : in_channel) (_ : bool) = ()
let set_binary_mode_out (_ : out_channel) (_ : bool) = ()

(* ---- formats ----
   A literal whose expected type is format6 becomes Format (pieces, text as written).
   Text is what is to be printed as it stands, with %% as "%" and %@ as "@". Layout is an @
   with what belongs to it, as written (but "@%" for @%%): Printf prints it as it stands.
   %, leaves no piece. A conversion keeps what was written:
   Conversion (flags, width, precision, letter), the flags a string such as "-0" in the
   order written, with an l, L or n at its end for an int32, int64 or nativeint; `%.f` has
   the precision Fixed 0. The letters are those of Printf:
   d i u x X o (int), f e E g G F h H (float), s S (string), c C (char), b B (bool), a, t, !,
   and those of Scanf alone: l n L N (int), [ (string), whose characters are the flags.
   An argument is taken for each Star, width before precision, before the value's own. *)

module CamlinternalFormatBasics = struct
  type size = Unset | Fixed of int | Star
  type piece = Text of string | Layout of string | Conversion of string * size * size * char
  type ('a, 'b, 'c, 'd, 'e, 'f) format6 = Format of piece list * string
end

type ('a, 'b, 'c, 'd, 'e, 'f) format6 = ('a, 'b, 'c, 'd, 'e, 'f) CamlinternalFormatBasics.format6
type ('a, 'b, 'c, 'd) format4 = ('a, 'b, 'c, 'c, 'c, 'd) format6
type ('a, 'b, 'c) format = ('a, 'b, 'c, 'c) format4

let string_of_format (format : ('a, 'b, 'c, 'd, 'e, 'f) format6) =
  let open CamlinternalFormatBasics in
  match format with
  | Format (_, text) -> text
let format_of_string (format : ('a, 'b, 'c, 'd, 'e, 'f) format6) = format

let ( ^^ ) (first : ('a, 'b, 'c, 'd, 'e, 'f) format6) (second : ('f, 'b, 'c, 'e, 'g, 'h) format6)
    : ('a, 'b, 'c, 'd, 'g, 'h) format6 =
  let open CamlinternalFormatBasics in
  match (first, second) with
  | Format (pieces, text), Format (pieces', text') -> Format (pieces @ pieces', text ^ "%," ^ text')

(* ---- the end ----
   A host calls do_at_exit when the program has run to its end or ends by an exception. *)

external _exit : int -> 'a = "sys.exit"

(* The last registered first; each with whether it is still to be run. *)
let _pending : (bool ref * (unit -> unit)) list ref = ref []
let at_exit f = _pending := (ref true, f) :: !_pending

(* One that raises is not run again; the rest is, by the next call. *)
let rec _run_pending l =
  match l with
  | [] -> ()
  | (due, f) :: rest ->
    if !due then begin
      due := false;
      f ()
    end;
    _run_pending rest

let do_at_exit () = _run_pending !_pending

let exit code =
  do_at_exit ();
  _exit code
