// Further rows of the library's table, for the modules of one page: integers of other widths,
// bytes, sequences, either, digests, characters of Unicode.

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
Digest.string : string -> string
Digest.to_hex! : string -> string
`;

const integers = (module: string, type: string): string =>
  INTEGERS.replaceAll("M.", `${module}.`).replaceAll(/\bt\b/g, type);

export const MORE_ROWS = [
  integers("Int32", "int32"),
  integers("Int64", "int64"),
  integers("Nativeint", "nativeint"),
  OTHERS,
]
  .map((rows) => rows.trim())
  .join("\n");
