(* ask: run --fuel 1000000 *)
type t = T of (t -> int)
let apply (T f as t) = f t
let _ = apply (T apply)
