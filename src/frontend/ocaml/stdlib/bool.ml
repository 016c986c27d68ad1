(* Booleans. *)

type t = bool

external not : bool -> bool = "bool.not"
external equal : bool -> bool -> bool = "bool.eq"
external compare : bool -> bool -> int = "bool.compare"
external ( && ) : bool -> bool -> bool = "and"
external ( || ) : bool -> bool -> bool = "or"

let to_int b = if b then 1 else 0
let to_float b = if b then 1. else 0.
let to_string = string_of_bool
