(* ask: check *)
(* Agrees: what the reference does not have is never asked for. *)
type shape = Circle of int | Square of int | Triangle of int
let area = function Circle r -> 3 * r * r | Square a -> a * a | Triangle a -> a * a / 2
