(* Floats: IEEE doubles. Not here: fma, erf, erfc, and the module Array. *)

type t = float
let zero = 0.
let one = 1.
let minus_one = -1.
let infinity = infinity
let neg_infinity = neg_infinity
let nan = nan
let pi = 3.141592653589793
let max_float = max_float
let min_float = min_float
let epsilon = epsilon_float

external neg : float -> float = "f64.neg"
external add : float -> float -> float = "f64.add"
external sub : float -> float -> float = "f64.sub"
external mul : float -> float -> float = "f64.mul"
external div : float -> float -> float = "f64.div"
external rem : float -> float -> float = "f64.mod"
external abs : float -> float = "f64.abs"
external of_int : int -> float = "f64.of_i63"
external to_int : float -> int = "f64.to_i63"
external pow : float -> float -> float = "f64.pow"
external sqrt : float -> float = "f64.sqrt"
external _cbrt : float -> float = "f64.cbrt"
external _unsupported : string -> 'a = "sys.unsupported"
external exp : float -> float = "f64.exp"
external log : float -> float = "f64.log"
external log10 : float -> float = "f64.log10"
external log2 : float -> float = "f64.log2"
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
external trunc : float -> float = "f64.trunc"
external round : float -> float = "f64.round"
external ceil : float -> float = "f64.ceil"
external floor : float -> float = "f64.floor"
external copy_sign : float -> float -> float = "f64.copysign"

(* The C library's rounds in its own way. *)
let cbrt x = if x = 0. || x -. x <> 0. then _cbrt x else _unsupported "the last digit of cbrt"
let exp2 x = pow 2. x
let acosh = acosh
let asinh = asinh
let atanh = atanh
let of_string = float_of_string
let of_string_opt = float_of_string_opt
let to_string = string_of_float

type nonrec fpclass = fpclass = FP_normal | FP_subnormal | FP_zero | FP_infinite | FP_nan

let classify_float x : fpclass = classify_float x
let frexp = frexp
let ldexp = ldexp
let modf = modf
let sign_bit x = copy_sign 1. x < 0.
let is_finite (x : float) = x -. x = 0.
let is_infinite (x : float) = abs x = infinity
let is_nan (x : float) = x <> x
let is_integer x = is_finite x && x = trunc x

(* ---- neighbours ---- *)

let _least = 4.9406564584124654e-324

(* The next above x, which is at least 0 and finite. Below 2^-1021 all have the same distance. *)
let _above x =
  let _, e = frexp x in
  if e <= -1021 then x +. _least else x +. ldexp 1. (e - 53)

(* The next below x, which is above 0. At a power of two the distance halves. *)
let _below x =
  let part, e = frexp x in
  if x = infinity then max_float
  else if e <= -1021 then x -. _least
  else x -. ldexp 1. (if part = 0.5 then e - 54 else e - 53)

let succ x =
  if is_nan x || x = infinity then x
  else if x = 0. then _least
  else if x > 0. then _above x
  else neg (_below (neg x))

let pred x = neg (succ (neg x))

let next_after x y =
  if is_nan x || is_nan y then nan
  else if x = y then y
  else if x < y then succ x
  else pred x

(* ---- comparing: last, because it hides compare ----
   -0 is less than 0; min and max give nan if there is one, min_num and max_num avoid it. *)

external compare : t -> t -> int = "f64.compare"

let equal (x : t) (y : t) = compare x y = 0

(* Whether x belongs before y; of two that are equal, the second is taken as smaller. *)
let _before (x : float) (y : float) = x < y || (sign_bit x && not (sign_bit y) && not (x > y))

let min (x : t) (y : t) : t = if is_nan x then x else if is_nan y then y else if _before x y then x else y
let max (x : float) (y : float) = if is_nan x then x else if is_nan y then y else if _before x y then y else x
let min_max (x : float) (y : float) : float * float = (min x y, max x y)
let min_num (x : t) (y : t) : t = if is_nan x then y else if is_nan y then x else min x y
let max_num (x : t) (y : t) : t = if is_nan x then y else if is_nan y then x else max x y
let min_max_num (x : float) (y : float) : float * float = (min_num x y, max_num x y)

(* As Hashtbl.hash of it. *)
external _hash : int -> int -> int -> float -> int = "any.hash"

let hash (x : t) = _hash 10 100 0 x
