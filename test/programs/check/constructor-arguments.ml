(* ask: check *)
(* Cannot be compared: Circle holds something else. *)
type shape = Circle of string | Square of int
let area = function Circle _ -> 3 | Square a -> a * a
