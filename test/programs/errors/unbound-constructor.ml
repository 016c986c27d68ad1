(* ask: run *)
type shape = Circle of int | Square of int
let area = function Circle r -> 3 * r * r | Sqare a -> a * a
