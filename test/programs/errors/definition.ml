(* ask: run *)
type t = A | A
type u = u list
let rec x = x + 1
type v = { a : int; a : string }
