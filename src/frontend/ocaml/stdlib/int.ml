(* Integers of 63 bits. *)

type t = int

let zero = 0
let one = 1
let minus_one = -1
let max_int = max_int
let min_int = min_int

external neg : int -> int = "i63.neg"
external add : int -> int -> int = "i63.add"
external sub : int -> int -> int = "i63.sub"
external mul : int -> int -> int = "i63.mul"
external div : int -> int -> int = "i63.div"
external rem : int -> int -> int = "i63.mod"
external logand : int -> int -> int = "i63.and"
external logor : int -> int -> int = "i63.or"
external logxor : int -> int -> int = "i63.xor"
external lognot : int -> int = "i63.not"
external shift_left : int -> int -> int = "i63.lsl"
external shift_right : int -> int -> int = "i63.asr"
external shift_right_logical : int -> int -> int = "i63.lsr"
external to_float : int -> float = "f64.of_i63"
external of_float : float -> int = "f64.to_i63"
external to_string : int -> string = "i63.show"
external equal : int -> int -> bool = "i63.eq"
external compare : int -> int -> int = "i63.compare"

let succ n = n + 1
let pred n = n - 1
let abs = abs
let min (m : int) (n : int) = if m <= n then m else n
let max (m : int) (n : int) = if m >= n then m else n
