(* The type with one value. *)

type t = unit = ()

let equal (() : t) (() : t) = true
let compare (() : t) (() : t) = 0
let to_string (() : t) = "()"
