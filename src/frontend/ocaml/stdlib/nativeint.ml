(* Integers as wide as the machine's words: the same as those of 64 bits, under another type.
   They are no blocks here, so == finds equal ones the same. Not here: format. *)

external _wide : nativeint -> int64 = "any.cast"
external _native : int64 -> nativeint = "any.cast"
external _cast : 'a -> 'b = "any.cast"

let size = 64
let zero = 0n
let one = 1n
let minus_one = -1n
let max_int = 9223372036854775807n
let min_int = -9223372036854775808n
let neg n = _native (Int64.neg (_wide n))
let add m n = _native (Int64.add (_wide m) (_wide n))
let sub m n = _native (Int64.sub (_wide m) (_wide n))
let mul m n = _native (Int64.mul (_wide m) (_wide n))
let div m n = _native (Int64.div (_wide m) (_wide n))
let rem m n = _native (Int64.rem (_wide m) (_wide n))
let unsigned_div m n = _native (Int64.unsigned_div (_wide m) (_wide n))
let unsigned_rem m n = _native (Int64.unsigned_rem (_wide m) (_wide n))
let succ n = add n 1n
let pred n = sub n 1n
let abs n = if n >= 0n then n else neg n
let logand m n = _native (Int64.logand (_wide m) (_wide n))
let logor m n = _native (Int64.logor (_wide m) (_wide n))
let logxor m n = _native (Int64.logxor (_wide m) (_wide n))
let lognot n = logxor n (-1n)
let shift_left n by = _native (Int64.shift_left (_wide n) by)
let shift_right n by = _native (Int64.shift_right (_wide n) by)
let shift_right_logical n by = _native (Int64.shift_right_logical (_wide n) by)
let of_int (n : int) : nativeint = _cast n
let to_int n = Int64.to_int (_wide n)
let unsigned_to_int n = Int64.unsigned_to_int (_wide n)
let of_float x = _native (Int64.of_float x)
let to_float n = Int64.to_float (_wide n)
let of_int32 (n : int32) : nativeint = _cast n
let to_int32 n = Int64.to_int32 (_wide n)
let to_string n = Int64.to_string (_wide n)

let of_string_opt s : nativeint option = _cast (Int64.of_string_opt s)

let of_string s =
  match of_string_opt s with
  | Some n -> n
  | None -> failwith "Nativeint.of_string"

type t = nativeint

let unsigned_compare (m : t) (n : t) = Int64.unsigned_compare (_wide m) (_wide n)
let min (m : t) (n : t) : t = if m <= n then m else n
let max (m : t) (n : t) : t = if m >= n then m else n

external equal : t -> t -> bool = "i63.eq"
external compare : t -> t -> int = "i63.compare"
