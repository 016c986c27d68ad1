// The library as a table: one line per function with its type, from which the generator calls
// it wherever the type fits. `!` after the name: it may raise. Some argument types are narrower
// than OCaml's: `small` and `shift` are ints, `cmp` is an order on its argument, `text_int`
// and the like are strings that mostly parse, `~x:t` is a labelled argument of type t.

const FIRST = `
fst : 'a * 'b -> 'a
snd : 'a * 'b -> 'b
not : bool -> bool
abs : int -> int
succ : int -> int
pred : int -> int
lnot : int -> int
string_of_int : int -> string
string_of_bool : bool -> string
string_of_float : float -> string
float_of_int : int -> float
float : int -> float
int_of_char : char -> int
char_of_int! : int -> char
int_of_string! : text_int -> int
int_of_string_opt : text_int -> int option
float_of_string! : text_float -> float
float_of_string_opt : text_float -> float option
bool_of_string! : text_bool -> bool
bool_of_string_opt : text_bool -> bool option
sqrt : float -> float
floor : float -> float
ceil : float -> float
abs_float : float -> float
mod_float : float -> float -> float
modf : float -> float * float
ldexp : float -> small -> float
min : 'a comparable -> 'a -> 'a
max : 'a comparable -> 'a -> 'a
compare : 'a comparable -> 'a -> int
ignore : 'a -> unit
List.length : 'a list -> int
List.compare_lengths : 'a list -> 'b list -> int
List.compare_length_with : 'a list -> small -> int
List.cons : 'a -> 'a list -> 'a list
List.hd! : 'a list -> 'a
List.tl! : 'a list -> 'a list
List.nth! : 'a list -> small -> 'a
List.nth_opt : 'a list -> natural -> 'a option
List.rev : 'a list -> 'a list
List.init : natural -> (int -> 'a) -> 'a list
List.append : 'a list -> 'a list -> 'a list
List.rev_append : 'a list -> 'a list -> 'a list
List.concat : 'a list list -> 'a list
List.flatten : 'a list list -> 'a list
List.equal : ('a -> 'a -> bool) -> 'a list -> 'a list -> bool
List.compare : 'a cmp -> 'a list -> 'a list -> int
List.iter : ('a -> unit) -> 'a list -> unit
List.iteri : (int -> 'a -> unit) -> 'a list -> unit
List.map : ('a -> 'b) -> 'a list -> 'b list
List.mapi : (int -> 'a -> 'b) -> 'a list -> 'b list
List.rev_map : ('a -> 'b) -> 'a list -> 'b list
List.filter_map : ('a -> 'b option) -> 'a list -> 'b list
List.concat_map : ('a -> 'b list) -> 'a list -> 'b list
List.fold_left_map : ('c -> 'a -> 'c * 'b) -> 'c -> 'a list -> 'c * 'b list
List.fold_left : ('b -> 'a -> 'b) -> 'b -> 'a list -> 'b
List.fold_right : ('a -> 'b -> 'b) -> 'a list -> 'b -> 'b
List.iter2! : ('a -> 'b -> unit) -> 'a list -> 'b list -> unit
List.map2! : ('a -> 'b -> 'c) -> 'a list -> 'b list -> 'c list
List.rev_map2! : ('a -> 'b -> 'c) -> 'a list -> 'b list -> 'c list
List.fold_left2! : ('c -> 'a -> 'b -> 'c) -> 'c -> 'a list -> 'b list -> 'c
List.fold_right2! : ('a -> 'b -> 'c -> 'c) -> 'a list -> 'b list -> 'c -> 'c
List.for_all : ('a -> bool) -> 'a list -> bool
List.exists : ('a -> bool) -> 'a list -> bool
List.for_all2! : ('a -> 'b -> bool) -> 'a list -> 'b list -> bool
List.exists2! : ('a -> 'b -> bool) -> 'a list -> 'b list -> bool
List.mem : 'a comparable -> 'a list -> bool
List.memq : int -> int list -> bool
List.find! : ('a -> bool) -> 'a list -> 'a
List.find_opt : ('a -> bool) -> 'a list -> 'a option
List.find_map : ('a -> 'b option) -> 'a list -> 'b option
List.filter : ('a -> bool) -> 'a list -> 'a list
List.find_all : ('a -> bool) -> 'a list -> 'a list
List.filteri : (int -> 'a -> bool) -> 'a list -> 'a list
List.partition : ('a -> bool) -> 'a list -> 'a list * 'a list
List.assoc! : 'a comparable -> ('a * 'b) list -> 'b
List.assoc_opt : 'a comparable -> ('a * 'b) list -> 'b option
List.assq! : int -> (int * 'b) list -> 'b
List.mem_assoc : 'a comparable -> ('a * 'b) list -> bool
List.remove_assoc : 'a comparable -> ('a * 'b) list -> ('a * 'b) list
List.split : ('a * 'b) list -> 'a list * 'b list
List.combine! : 'a list -> 'b list -> ('a * 'b) list
List.sort : 'a cmp -> 'a list -> 'a list
List.stable_sort : 'a cmp -> 'a list -> 'a list
List.fast_sort : 'a cmp -> 'a list -> 'a list
List.sort_uniq : 'a exact_cmp -> 'a list -> 'a list
List.merge : 'a cmp -> 'a list -> 'a list -> 'a list
String.length : string -> int
String.get! : string -> small -> char
String.make : natural -> char -> string
String.init : natural -> (int -> char) -> string
String.concat : string -> string list -> string
String.sub! : string -> small -> small -> string
String.equal : string -> string -> bool
String.compare : string -> string -> int
String.contains : string -> char -> bool
String.contains_from! : string -> small -> char -> bool
String.rcontains_from! : string -> small -> char -> bool
String.split_on_char : char -> string -> string list
String.map : (char -> char) -> string -> string
String.mapi : (int -> char -> char) -> string -> string
String.fold_left : ('a -> char -> 'a) -> 'a -> string -> 'a
String.fold_right : (char -> 'a -> 'a) -> string -> 'a -> 'a
String.for_all : (char -> bool) -> string -> bool
String.exists : (char -> bool) -> string -> bool
String.trim : string -> string
String.escaped : string -> string
String.uppercase_ascii : string -> string
String.lowercase_ascii : string -> string
String.capitalize_ascii : string -> string
String.uncapitalize_ascii : string -> string
String.iter : (char -> unit) -> string -> unit
String.iteri : (int -> char -> unit) -> string -> unit
String.index! : string -> char -> int
String.rindex! : string -> char -> int
String.index_opt : string -> char -> int option
String.rindex_opt : string -> char -> int option
String.index_from! : string -> small -> char -> int
String.rindex_from! : string -> small -> char -> int
String.index_from_opt! : string -> small -> char -> int option
String.rindex_from_opt! : string -> small -> char -> int option
String.starts_with : ~prefix:string -> string -> bool
String.ends_with : ~suffix:string -> string -> bool
String.empty : string
Char.code : char -> int
Char.chr! : int -> char
Char.escaped : char -> string
Char.lowercase_ascii : char -> char
Char.uppercase_ascii : char -> char
Char.compare : char -> char -> int
Char.equal : char -> char -> bool
Array.length : 'a array -> int
Array.get! : 'a array -> small -> 'a
Array.make : natural -> 'a -> 'a array
Array.init : natural -> (int -> 'a) -> 'a array
Array.make_matrix : natural -> natural -> 'a -> 'a array array
Array.append : 'a array -> 'a array -> 'a array
Array.concat : 'a array list -> 'a array
Array.sub! : 'a array -> small -> small -> 'a array
Array.copy : 'a array -> 'a array
Array.to_list : 'a array -> 'a list
Array.of_list : 'a list -> 'a array
Array.iter : ('a -> unit) -> 'a array -> unit
Array.iteri : (int -> 'a -> unit) -> 'a array -> unit
Array.map : ('a -> 'b) -> 'a array -> 'b array
Array.mapi : (int -> 'a -> 'b) -> 'a array -> 'b array
Array.fold_left : ('b -> 'a -> 'b) -> 'b -> 'a array -> 'b
Array.fold_right : ('a -> 'b -> 'b) -> 'a array -> 'b -> 'b
Array.fold_left_map : ('c -> 'a -> 'c * 'b) -> 'c -> 'a array -> 'c * 'b array
Array.iter2! : ('a -> 'b -> unit) -> 'a array -> 'b array -> unit
Array.map2! : ('a -> 'b -> 'c) -> 'a array -> 'b array -> 'c array
Array.for_all : ('a -> bool) -> 'a array -> bool
Array.exists : ('a -> bool) -> 'a array -> bool
Array.for_all2! : ('a -> 'b -> bool) -> 'a array -> 'b array -> bool
Array.exists2! : ('a -> 'b -> bool) -> 'a array -> 'b array -> bool
Array.mem : 'a comparable -> 'a array -> bool
Array.memq : int -> int array -> bool
Array.find_opt : ('a -> bool) -> 'a array -> 'a option
Array.find_map : ('a -> 'b option) -> 'a array -> 'b option
Array.split : ('a * 'b) array -> 'a array * 'b array
Array.combine! : 'a array -> 'b array -> ('a * 'b) array
Option.none : 'a option
Option.some : 'a -> 'a option
Option.value : 'a option -> ~default:'a -> 'a
Option.get! : 'a option -> 'a
Option.bind : 'a option -> ('a -> 'b option) -> 'b option
Option.join : 'a option option -> 'a option
Option.map : ('a -> 'b) -> 'a option -> 'b option
Option.fold : ~none:'a -> ~some:('b -> 'a) -> 'b option -> 'a
Option.iter : ('a -> unit) -> 'a option -> unit
Option.is_none : 'a option -> bool
Option.is_some : 'a option -> bool
Option.equal : ('a -> 'a -> bool) -> 'a option -> 'a option -> bool
Option.compare : 'a cmp -> 'a option -> 'a option -> int
Option.to_result : ~none:'e -> 'a option -> ('a, 'e) result
Option.to_list : 'a option -> 'a list
Result.ok : 'a -> ('a, 'e) result
Result.error : 'e -> ('a, 'e) result
Result.value : ('a, 'e) result -> ~default:'a -> 'a
Result.get_ok! : ('a, 'e) result -> 'a
Result.get_error! : ('a, 'e) result -> 'e
Result.bind : ('a, 'e) result -> ('a -> ('b, 'e) result) -> ('b, 'e) result
Result.join : (('a, 'e) result, 'e) result -> ('a, 'e) result
Result.map : ('a -> 'b) -> ('a, 'e) result -> ('b, 'e) result
Result.map_error : ('e -> 'f) -> ('a, 'e) result -> ('a, 'f) result
Result.fold : ~ok:('a -> 'c) -> ~error:('e -> 'c) -> ('a, 'e) result -> 'c
Result.iter : ('a -> unit) -> ('a, 'e) result -> unit
Result.iter_error : ('e -> unit) -> ('a, 'e) result -> unit
Result.is_ok : ('a, 'e) result -> bool
Result.is_error : ('a, 'e) result -> bool
Result.equal : ~ok:('a -> 'a -> bool) -> ~error:('e -> 'e -> bool) -> ('a, 'e) result -> ('a, 'e) result -> bool
Result.compare : ~ok:('a cmp) -> ~error:('e cmp) -> ('a, 'e) result -> ('a, 'e) result -> int
Result.to_option : ('a, 'e) result -> 'a option
Result.to_list : ('a, 'e) result -> 'a list
Fun.id : 'a -> 'a
Fun.const : 'a -> 'b -> 'a
Fun.flip : ('a -> 'b -> 'c) -> 'b -> 'a -> 'c
Fun.negate : ('a -> bool) -> 'a -> bool
Fun.protect : ~finally:(unit -> unit) -> (unit -> 'a) -> 'a
Int.zero : int
Int.one : int
Int.minus_one : int
Int.max_int : int
Int.min_int : int
Int.neg : int -> int
Int.add : int -> int -> int
Int.sub : int -> int -> int
Int.mul : int -> int -> int
Int.div! : int -> int -> int
Int.rem! : int -> int -> int
Int.succ : int -> int
Int.pred : int -> int
Int.abs : int -> int
Int.logand : int -> int -> int
Int.logor : int -> int -> int
Int.logxor : int -> int -> int
Int.lognot : int -> int
Int.shift_left : int -> shift -> int
Int.shift_right : int -> shift -> int
Int.shift_right_logical : int -> shift -> int
Int.equal : int -> int -> bool
Int.compare : int -> int -> int
Int.min : int -> int -> int
Int.max : int -> int -> int
Int.to_float : int -> float
Int.to_string : int -> string
Float.zero : float
Float.one : float
Float.minus_one : float
Float.epsilon : float
Float.neg : float -> float
Float.add : float -> float -> float
Float.sub : float -> float -> float
Float.mul : float -> float -> float
Float.div : float -> float -> float
Float.rem : float -> float -> float
Float.abs : float -> float
Float.is_nan : float -> bool
Float.is_integer : float -> bool
Float.is_finite : float -> bool
Float.sign_bit : float -> bool
Float.of_int : int -> float
Float.of_string! : text_float -> float
Float.of_string_opt : text_float -> float option
Float.to_string : float -> string
Float.trunc : float -> float
Float.round : float -> float
Float.ceil : float -> float
Float.floor : float -> float
Float.sqrt : float -> float
Float.min : float -> float -> float
Float.max : float -> float -> float
Float.copy_sign : float -> float -> float
Float.succ : float -> float
Float.pred : float -> float
Float.compare : float -> float -> int
Float.equal : float -> float -> bool
Bool.not : bool -> bool
Bool.equal : bool -> bool -> bool
Bool.compare : bool -> bool -> int
Bool.to_int : bool -> int
Bool.to_float : bool -> float
Bool.to_string : bool -> string
Lazy.force : 'a Lazy.t -> 'a
Lazy.is_val : 'a Lazy.t -> bool
Lazy.from_val : 'a -> 'a Lazy.t
Lazy.from_fun : (unit -> 'a) -> 'a Lazy.t
`;

const INTEGERS = `
M.zero : t
M.one : t
M.minus_one : t
M.max_int : t
M.min_int : t
M.neg : t -> t
M.add : t -> t -> t
M.sub : t -> t -> t
M.mul : t -> t -> t
M.div! : t -> t -> t
M.rem! : t -> t -> t
M.unsigned_div! : t -> t -> t
M.unsigned_rem! : t -> t -> t
M.succ : t -> t
M.pred : t -> t
M.abs : t -> t
M.logand : t -> t -> t
M.logor : t -> t -> t
M.logxor : t -> t -> t
M.lognot : t -> t
M.shift_left : t -> narrow_shift -> t
M.shift_right : t -> narrow_shift -> t
M.shift_right_logical : t -> narrow_shift -> t
M.of_int : int -> t
M.to_int : t -> int
M.unsigned_to_int : t -> int option
M.to_float : t -> float
M.of_string! : text_int -> t
M.of_string_opt : text_int -> t option
M.to_string : t -> string
M.compare : t -> t -> int
M.unsigned_compare : t -> t -> int
M.equal : t -> t -> bool
M.min : t -> t -> t
M.max : t -> t -> t
`;

const OTHERS = `
Int64.of_int32 : int32 -> int64
Int64.to_int32 : int64 -> int32
Int64.of_nativeint : nativeint -> int64
Int64.to_nativeint : int64 -> nativeint
Int64.float_of_bits : int64 -> float
Nativeint.of_int32 : int32 -> nativeint
Bytes.length : bytes -> int
Bytes.get! : bytes -> small -> char
Bytes.make : natural -> char -> bytes
Bytes.init : natural -> (int -> char) -> bytes
Bytes.empty : bytes
Bytes.copy : bytes -> bytes
Bytes.of_string : string -> bytes
Bytes.to_string : bytes -> string
Bytes.sub! : bytes -> small -> small -> bytes
Bytes.sub_string! : bytes -> small -> small -> string
Bytes.set! : bytes -> small -> char -> unit
Bytes.fill! : bytes -> small -> small -> char -> unit
Bytes.blit! : bytes -> small -> bytes -> small -> small -> unit
Bytes.blit_string! : string -> small -> bytes -> small -> small -> unit
Bytes.concat : bytes -> bytes list -> bytes
Bytes.cat : bytes -> bytes -> bytes
Bytes.iter : (char -> unit) -> bytes -> unit
Bytes.iteri : (int -> char -> unit) -> bytes -> unit
Bytes.map : (char -> char) -> bytes -> bytes
Bytes.mapi : (int -> char -> char) -> bytes -> bytes
Bytes.fold_left : ('a -> char -> 'a) -> 'a -> bytes -> 'a
Bytes.fold_right : (char -> 'a -> 'a) -> bytes -> 'a -> 'a
Bytes.for_all : (char -> bool) -> bytes -> bool
Bytes.exists : (char -> bool) -> bytes -> bool
Bytes.trim : bytes -> bytes
Bytes.escaped : bytes -> bytes
Bytes.index! : bytes -> char -> int
Bytes.rindex_opt : bytes -> char -> int option
Bytes.index_from! : bytes -> small -> char -> int
Bytes.contains : bytes -> char -> bool
Bytes.uppercase_ascii : bytes -> bytes
Bytes.capitalize_ascii : bytes -> bytes
Bytes.compare : bytes -> bytes -> int
Bytes.equal : bytes -> bytes -> bool
Bytes.starts_with : ~prefix:bytes -> bytes -> bool
Bytes.split_on_char : char -> bytes -> bytes list
Bytes.get_int16_le! : bytes -> small -> int
Bytes.get_int32_be! : bytes -> small -> int32
Bytes.get_int64_le! : bytes -> small -> int64
Bytes.set_uint16_be! : bytes -> small -> int -> unit
Bytes.set_int32_le! : bytes -> small -> int32 -> unit
Bytes.to_seq : bytes -> char Seq.t
Bytes.of_seq : char Seq.t -> bytes
Seq.empty : 'a Seq.t
Seq.return : 'a -> 'a Seq.t
Seq.cons : 'a -> 'a Seq.t -> 'a Seq.t
Seq.append : 'a Seq.t -> 'a Seq.t -> 'a Seq.t
Seq.map : ('a -> 'b) -> 'a Seq.t -> 'b Seq.t
Seq.filter : ('a -> bool) -> 'a Seq.t -> 'a Seq.t
Seq.filter_map : ('a -> 'b option) -> 'a Seq.t -> 'b Seq.t
Seq.flat_map : ('a -> 'b Seq.t) -> 'a Seq.t -> 'b Seq.t
Seq.concat : 'a Seq.t Seq.t -> 'a Seq.t
Seq.fold_left : ('b -> 'a -> 'b) -> 'b -> 'a Seq.t -> 'b
Seq.iter : ('a -> unit) -> 'a Seq.t -> unit
List.to_seq : 'a list -> 'a Seq.t
List.of_seq : 'a Seq.t -> 'a list
Array.to_seq : 'a array -> 'a Seq.t
Array.to_seqi : 'a array -> (int * 'a) Seq.t
Array.of_seq : 'a Seq.t -> 'a array
String.to_seq : string -> char Seq.t
String.to_seqi : string -> (int * char) Seq.t
String.of_seq : char Seq.t -> string
Option.to_seq : 'a option -> 'a Seq.t
Result.to_seq : ('a, 'e) result -> 'a Seq.t
String.to_bytes : string -> bytes
String.of_bytes : bytes -> string
Either.left : 'a -> ('a, 'b) Either.t
Either.right : 'b -> ('a, 'b) Either.t
Either.is_left : ('a, 'b) Either.t -> bool
Either.find_left : ('a, 'b) Either.t -> 'a option
Either.find_right : ('a, 'b) Either.t -> 'b option
Either.map_left : ('a -> 'c) -> ('a, 'b) Either.t -> ('c, 'b) Either.t
Either.map_right : ('b -> 'c) -> ('a, 'b) Either.t -> ('a, 'c) Either.t
Either.map : ~left:('a -> 'c) -> ~right:('b -> 'd) -> ('a, 'b) Either.t -> ('c, 'd) Either.t
Either.fold : ~left:('a -> 'c) -> ~right:('b -> 'c) -> ('a, 'b) Either.t -> 'c
Either.for_all : ~left:('a -> bool) -> ~right:('b -> bool) -> ('a, 'b) Either.t -> bool
List.partition_map : ('a -> ('b, 'c) Either.t) -> 'a list -> 'b list * 'c list
ListLabels.map : ~f:('a -> 'b) -> 'a list -> 'b list
ListLabels.mapi : ~f:(int -> 'a -> 'b) -> 'a list -> 'b list
ListLabels.fold_left : ~f:('b -> 'a -> 'b) -> ~init:'b -> 'a list -> 'b
ListLabels.fold_right : ~f:('a -> 'b -> 'b) -> 'a list -> ~init:'b -> 'b
ListLabels.filter : ~f:('a -> bool) -> 'a list -> 'a list
ListLabels.exists : ~f:('a -> bool) -> 'a list -> bool
ListLabels.find_opt : ~f:('a -> bool) -> 'a list -> 'a option
ListLabels.iter : ~f:('a -> unit) -> 'a list -> unit
ListLabels.init : ~len:natural -> ~f:(int -> 'a) -> 'a list
ListLabels.mem : 'a comparable -> ~set:('a list) -> bool
ListLabels.sort : ~cmp:('a cmp) -> 'a list -> 'a list
ListLabels.partition : ~f:('a -> bool) -> 'a list -> 'a list * 'a list
ArrayLabels.map : ~f:('a -> 'b) -> 'a array -> 'b array
ArrayLabels.init : natural -> ~f:(int -> 'a) -> 'a array
ArrayLabels.fold_left : ~f:('b -> 'a -> 'b) -> ~init:'b -> 'a array -> 'b
ArrayLabels.sub! : 'a array -> ~pos:small -> ~len:small -> 'a array
ArrayLabels.exists : ~f:('a -> bool) -> 'a array -> bool
ArrayLabels.iteri : ~f:(int -> 'a -> unit) -> 'a array -> unit
StringLabels.concat : ~sep:string -> string list -> string
StringLabels.sub! : string -> ~pos:small -> ~len:small -> string
StringLabels.map : ~f:(char -> char) -> string -> string
StringLabels.init : natural -> ~f:(int -> char) -> string
StringLabels.split_on_char : ~sep:char -> string -> string list
StringLabels.exists : ~f:(char -> bool) -> string -> bool
StringLabels.iter : ~f:(char -> unit) -> string -> unit
Sys.int_size : int
Sys.word_size : int
Sys.max_string_length : int
Sys.big_endian : bool
Sys.opaque_identity : 'a -> 'a
Str.split : regexp -> string -> string list
Str.split_delim : regexp -> string -> string list
Str.bounded_split : regexp -> string -> small -> string list
Str.global_replace : regexp -> template -> string -> string
Str.replace_first : regexp -> template -> string -> string
Str.global_substitute : regexp -> (string -> string) -> string -> string
Str.string_match! : regexp -> string -> small -> bool
Str.search_forward! : regexp -> string -> small -> int
Str.search_backward! : regexp -> string -> small -> int
Str.quote : string -> string
Str.first_chars! : string -> small -> string
Str.last_chars! : string -> small -> string
Str.string_before! : string -> small -> string
Str.string_after! : string -> small -> string
Complex.zero : Complex.t
Complex.one : Complex.t
Complex.i : Complex.t
Complex.neg : Complex.t -> Complex.t
Complex.conj : Complex.t -> Complex.t
Complex.add : Complex.t -> Complex.t -> Complex.t
Complex.sub : Complex.t -> Complex.t -> Complex.t
Complex.mul : Complex.t -> Complex.t -> Complex.t
Complex.div : Complex.t -> Complex.t -> Complex.t
Complex.inv : Complex.t -> Complex.t
Complex.norm2 : Complex.t -> float
Complex.norm : Complex.t -> float
Uchar.is_valid : int -> bool
Uchar.of_int! : int -> Uchar.t
Uchar.of_char : char -> Uchar.t
Uchar.to_int : Uchar.t -> int
Uchar.is_char : Uchar.t -> bool
Uchar.to_char! : Uchar.t -> char
Digest.string : string -> string
Digest.to_hex! : string -> string
`;

const integers = (module: string, type: string): string =>
  INTEGERS.replaceAll("M.", `${module}.`).replaceAll(/\bt\b/g, type);

export const LIBRARY_ROWS: readonly string[] = [
  FIRST,
  integers("Int32", "int32"),
  integers("Int64", "int64"),
  integers("Nativeint", "nativeint"),
  OTHERS,
].flatMap((rows) => rows.trim().split("\n"));
