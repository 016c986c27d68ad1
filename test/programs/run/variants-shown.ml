(* ask: run -e '[`A (-1); `B "x"]' -e 'R { x = 1; y = "s" }' -e 'A 3' -e 'P (G 1, G 2)' -e 'ref `A' *)
type color = [ `Red | `Blue of int ]
type r = R of { x : int; mutable y : string }
type t = ..
type t += A of int
type _ g = G : int -> int g | P : 'a g * 'b g -> ('a * 'b) g
let c : color = `Blue 3
