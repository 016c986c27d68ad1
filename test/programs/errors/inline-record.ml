(* ask: types *)
(* The record of a constructor has no type of its own: it cannot be given away. *)
type t = A of { x : int; mutable y : int } | B
let read = function A r -> r.x + r.y | B -> 0
let write = function A r -> r.y <- r.x | B -> ()
let update = function A r -> A { r with x = 3 } | B -> B
let again = function A r -> A r | B -> B
let escapes = function A r -> Some r | B -> None
let renamed = function A r -> let s = r in s.x | B -> 0
let applied = function A r -> ignore r | B -> ()
