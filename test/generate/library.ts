// The library as a table: one line per function with its type, from which the generator calls
// it wherever the type fits. `!` after the name: it may raise. Some argument types are narrower
// than OCaml's: `small` and `shift` are ints, `cmp` is an order on its argument, `text_int`
// and the like are strings that mostly parse, `~x:t` is a labelled argument of type t.
import type { Feature } from "./feature.js";
import { MORE_ROWS } from "./library-rows.js";
import {
  argument,
  isCon,
  matchScheme,
  params,
  readType,
  type Scheme,
  type Subst,
  substitute,
  type Type,
  writeType,
} from "./type.js";

export type LibraryFunction = {
  readonly name: string;
  readonly raises: boolean;
  readonly scheme: Scheme;
  readonly labels: readonly (string | undefined)[];
  readonly feature: Feature;
};

const TABLE = `
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

export const LIBRARY: readonly LibraryFunction[] = `${TABLE.trim()}\n${MORE_ROWS}`.split("\n").map(readLine);

function readLine(line: string): LibraryFunction {
  const [, name = "", mark, type = ""] = /^([\w.]+)(!?) : (.*)$/.exec(line) ?? [];
  const labels = type.split(" -> ").length > 1 ? labelsOf(type) : [];
  const scheme = readType(type.replace(/~\w+:/g, ""));
  const module = name.includes(".") ? name.split(".")[0] : "Stdlib";
  return { name, raises: mark === "!", scheme, labels, feature: module as Feature };
}

/** The label of each argument; arrows inside parentheses separate nothing. */
function labelsOf(type: string): (string | undefined)[] {
  let depth = 0;
  const flat = [...type].map((c) => {
    if (c === "(") depth += 1;
    if (c === ")") depth -= 1;
    return depth > 0 && c === ">" ? " " : c;
  });
  return flat
    .join("")
    .split("->")
    .map((arg) => /^\s*~(\w+):/.exec(arg)?.[1]);
}

export type LibraryUse = {
  readonly fn: LibraryFunction;
  readonly given: number;
  readonly subst: Subst;
  readonly args: readonly Type[]; // as far as the result decides them
  readonly ordered: readonly Type[]; // what is compared
  readonly general: boolean; // gives any type at all
};

const known = new Map<string, readonly LibraryUse[]>();

/** Every way to get the type from a library function, with all or some of its arguments. */
export function libraryUses(target: Type): readonly LibraryUse[] {
  const key = writeType(target);
  const found = known.get(key) ?? LIBRARY.flatMap((fn) => usesOf(fn, target));
  known.set(key, found);
  return found;
}

function usesOf(fn: LibraryFunction, target: Type): LibraryUse[] {
  const count = params(fn.scheme.type).length;
  const uses: LibraryUse[] = [];
  let type = fn.scheme.type;
  for (let given = 0; given <= count; given++) {
    // A labelled function is only called with all its arguments, a narrowed one not passed on.
    const whole = given === count || !hasNarrowArgument(type, fn, given);
    const subst = whole ? matchScheme(fn.scheme, type, target) : undefined;
    if (subst !== undefined) uses.push(describe(fn, given, subst, type));
    if (type.kind === "fun") type = type.to;
  }
  return uses;
}

function describe(fn: LibraryFunction, given: number, subst: Subst, rest: Type): LibraryUse {
  const args = params(fn.scheme.type)
    .slice(0, given)
    .map((param) => substitute(param, subst));
  const ordered = args.filter(needsOrder).map((arg) => argument(arg));
  return { fn, given, subst, args, ordered, general: given > 0 && rest.kind === "var" };
}

export const needsOrder = (type: Type): boolean =>
  isCon(type, "comparable") || isCon(type, "cmp") || isCon(type, "exact_cmp");

const NARROW = [
  "small",
  "natural",
  "shift",
  "narrow_shift",
  "cmp",
  "exact_cmp",
  "comparable",
  "text_int",
  "text_float",
  "text_bool",
];

function hasNarrowArgument(rest: Type, fn: LibraryFunction, given: number): boolean {
  if (fn.labels.some((label) => label !== undefined)) return true;
  return params(rest).some((param) => param.kind === "con" && NARROW.includes(param.name)) && given >= 0;
}
